import abonos from '../../../../../../docs/guia/abonos.md';
import actividad from '../../../../../../docs/guia/actividad.md';
import centro from '../../../../../../docs/guia/el-centro.md';
import cifras from '../../../../../../docs/guia/cifras.md';
import clientes from '../../../../../../docs/guia/clientes.md';
import cobros from '../../../../../../docs/guia/cobros-y-caja.md';
import configuracion from '../../../../../../docs/guia/configuracion-y-precios.md';
import copias from '../../../../../../docs/guia/copias-de-seguridad.md';
import espera from '../../../../../../docs/guia/lista-de-espera.md';
import horarios from '../../../../../../docs/guia/horarios-y-excepciones.md';
import integraciones from '../../../../../../docs/guia/integraciones.md';
import mensajes from '../../../../../../docs/guia/mensajes-y-avisos.md';
import pasos from '../../../../../../docs/guia/primeros-pasos.md';
import reservas from '../../../../../../docs/guia/reservas-y-personas.md';
import turnoFijo from '../../../../../../docs/guia/turno-fijo.md';
import turnos from '../../../../../../docs/guia/turnos-del-dia.md';
import type { PaginaDeGuia } from '../../../components/guia/pagina-de-guia.ts';
import type { RutaDelPanel } from '../../../lib/direccion/rutas.ts';

/** The pages of docs/guia/ about the desk, by the names of their files, in the guide's order. */
export const GUIA = {
  'primeros-pasos': pasos,
  'turnos-del-dia': turnos,
  'reservas-y-personas': reservas,
  'lista-de-espera': espera,
  'turno-fijo': turnoFijo,
  abonos,
  'cobros-y-caja': cobros,
  clientes,
  'horarios-y-excepciones': horarios,
  'configuracion-y-precios': configuracion,
  'el-centro': centro,
  'mensajes-y-avisos': mensajes,
  cifras,
  actividad,
  'copias-de-seguridad': copias,
  integraciones,
} satisfies Record<string, PaginaDeGuia>;

export type Tema = keyof typeof GUIA;

/** The page that the help of each section of the panel begins with. */
export const TEMA_DE_SECCION: Record<RutaDelPanel, Tema> = {
  '/dashboard': 'turnos-del-dia',
  '/dashboard/hoja': 'turnos-del-dia',
  '/dashboard/recados': 'mensajes-y-avisos',
  '/dashboard/caja': 'cobros-y-caja',
  '/dashboard/clientes': 'clientes',
  '/dashboard/configuracion': 'configuracion-y-precios',
  '/dashboard/centro': 'el-centro',
  '/dashboard/horarios': 'horarios-y-excepciones',
  '/dashboard/feriados': 'horarios-y-excepciones',
  '/dashboard/informes': 'cifras',
  '/dashboard/actividad': 'actividad',
  '/dashboard/avisos': 'mensajes-y-avisos',
};

/** Returns the page of the desk that a link of the guide leads to; undefined for any other link. */
export function temaDe(destino: string): Tema | undefined {
  const nombre = destino.replace(/\.md$/, '');
  return Object.hasOwn(GUIA, nombre) ? (nombre as Tema) : undefined;
}
