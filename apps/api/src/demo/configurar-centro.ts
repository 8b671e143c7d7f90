import { DIAS_SEMANA, diaDeSemana } from '@remanso/contract/calendario';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import type { Dependencies } from '../dependencies.ts';
import { actualizarCentro } from '../modules/centro/actualizar-centro.ts';
import { guardarConfig } from '../modules/config/cambios/guardar-config.ts';
import { guardarHorariosBase } from '../modules/horarios-base/cambios/guardar-horarios-base.ts';

/**
 * The address and the telephone of the demo. The panel would ask the owner for both if they were
 * missing.
 */
const DICHO = {
  direccion: 'Av. Aconquija 1460, Yerba Buena, Tucumán',
  telefono: '+54 381 555-0143',
};

/** The opening hours of the footer where the demo opens on Sundays too. */
const CON_DOMINGO = [
  { dias: 'Lunes a viernes', tramos: ['08:00-12:00', '16:00-20:00'] },
  { dias: 'Sábado y domingo', tramos: ['09:00-13:00', '15:00-19:00'] },
];

/**
 * Saves the configuration, and opens the centre from Monday to Saturday, and on Sundays where today is a
 * Sunday.
 */
export async function configurarCentro(
  dependencies: Dependencies,
  { usuarioId, hoy, ventanaDias }: { usuarioId: number; hoy: string; ventanaDias: number },
): Promise<void> {
  await guardarConfig(dependencies, {
    usuarioId,
    accion: 'crearConfig',
    nueva: {
      duracionBaseMin: 60,
      capacidadBase: 4,
      ventanaDias,
      limiteCancelHoras: 6,
      notificacionesActivas: true,
      preciosPorCapacidad: tablaPorDefecto(4),
    },
  });
  const abreLosDomingos = diaDeSemana(hoy) === 'DOMINGO';
  await actualizarCentro(dependencies, {
    adminId: usuarioId,
    cambios: { ...DICHO, ...(abreLosDomingos && { horarios: CON_DOMINGO }) },
    assertUnchanged: undefined,
  });
  const semana = [
    { horaInicio: '08:00', horaFin: '12:00' },
    { horaInicio: '16:00', horaFin: '20:00' },
  ];
  const sabado = [
    { horaInicio: '09:00', horaFin: '13:00' },
    { horaInicio: '15:00', horaFin: '19:00' },
  ];
  await guardarHorariosBase(dependencies, {
    usuarioId,
    accion: 'crearHorariosBase',
    semana: DIAS_SEMANA.map((dia) => {
      const activo = dia !== 'DOMINGO' || abreLosDomingos;
      const tramos = dia === 'SABADO' || dia === 'DOMINGO' ? sabado : semana;
      return { diaSemana: dia, activo, tramos: activo ? tramos : [] };
    }),
  });
}
