import type { Seccion } from './secciones.view.ts';

/** The code of each section; the browser fetches it once, however often it is asked for. */
export const CARGAS = {
  clientes: () => import('../clientes/GestionDeClientes.tsx'),
  usuarios: () => import('../usuarios/Usuarios.tsx'),
  actividad: () => import('../actividad/Actividad.tsx'),
  configuracion: () => import('./ConfiguracionDelSistema.tsx'),
  horarios: () => import('../horarios-base/HorariosSemanales.tsx'),
  feriados: () => import('../excepciones/FeriadosYExcepciones.tsx'),
  configuracionInicial: () => import('../config/ConfiguracionInicial.tsx'),
  configuracionDeHorarios: () => import('../horarios-base/ConfiguracionDeHorarios.tsx'),
};

/** Fetches a section's code ahead; a failure is left for the visit to show. */
export function cargarSeccion(seccion: Seccion): void {
  if (seccion !== 'turnos') CARGAS[seccion]().catch(() => {});
}
