import type { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import { describe, expect, test } from 'vitest';
import { porDia } from './filtros.view.ts';
import { antesYDespues } from '../../../entities/hecho/antes-y-despues.view.ts';
import { autorDe, fraseDe } from '../../../entities/hecho/frase.view.ts';

const ANA = { id: 2, nombre: 'Ana', apellido: 'Paz' };
const FRANJA = { inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' };

const HECHO: Hecho = {
  id: 1,
  ocurridoEn: '2026-09-30T18:00:00',
  usuarioId: 1,
  autor: { id: 1, nombre: 'Eva', apellido: 'Sosa' },
  programa: null,
  accion: 'bloquearFranja',
  entidad: 'franjas',
  entidadId: 7,
  persona: null,
  franja: null,
  antes: null,
  despues: null,
};

describe('fraseDe', () => {
  test.each<[string, Partial<Hecho>]>([
    ['Bloqueó el turno del jueves 1 de octubre, 09:00', { antes: FRANJA }],
    ['Bloqueó el turno del jueves 1 de octubre, 09:00', { franja: FRANJA }],
    [
      'Canceló la reserva de Ana Paz del jueves 1 de octubre, 09:00',
      { accion: 'cancelarReserva', persona: ANA, franja: FRANJA },
    ],
    [
      'Canceló la reserva de un cliente eliminado del jueves 1 de octubre, 09:00',
      { accion: 'cancelarReserva', franja: FRANJA },
    ],
    [
      'Cambió la configuración del sistema: Con cuánta anticipación se reserva 7 → 10',
      { accion: 'actualizarConfig', antes: { ventanaDias: 7 }, despues: { ventanaDias: 10 } },
    ],
    [
      'Cambió el turno del jueves 1 de octubre, 09:00: Capacidad 4 → 6, Motivo y 1 más',
      {
        accion: 'actualizarFranja',
        franja: FRANJA,
        antes: { capacidadEfectiva: 4, motivo: 'x'.repeat(31), bloqueada: true },
        despues: { capacidadEfectiva: 6, bloqueada: false },
      },
    ],
    [
      'Corrigió el feriado del jueves 1 de octubre: Navidad',
      {
        accion: 'crearFeriado',
        antes: { fecha: '2026-10-02', descripcion: 'Navidad' },
        despues: { fecha: '2026-10-01', descripcion: 'Navidad' },
      },
    ],
    ['Corrigió un participante de una reserva', { accion: 'actualizarAsiento' }],
    [
      'Pasó a completada la reserva de Ana Paz del jueves 1 de octubre, 09:00',
      {
        accion: 'cambiarEstadoDeReserva',
        persona: ANA,
        franja: FRANJA,
        despues: { estado: 'COMPLETADA' },
      },
    ],
    [
      'Movió la reserva de Ana Paz al turno del jueves 1 de octubre, 09:00',
      {
        accion: 'actualizarReserva',
        persona: ANA,
        franja: FRANJA,
        antes: { franjaId: 1 },
        despues: { franjaId: 2 },
      },
    ],
    [
      'Movió la reserva de Ana Paz del jueves 1 de octubre, 09:00 al viernes 2 de octubre, 18:00',
      {
        accion: 'actualizarReserva',
        persona: ANA,
        antes: { franjaId: 1, turno: FRANJA.inicio },
        despues: { franjaId: 2, turno: '2026-10-02T18:00:00' },
      },
    ],
    [
      'Eliminó para siempre la reserva de Ana Paz del jueves 1 de octubre, 09:00',
      { accion: 'eliminarReserva', persona: ANA, antes: { franjaId: 1, turno: FRANJA.inicio } },
    ],
    [
      'Anotó un pago de $\u00a05.000 en efectivo de la reserva de Ana Paz del jueves 1 de octubre, 09:00',
      { accion: 'registrarPago', persona: ANA, despues: dinero('PAGO', 'EFECTIVO') },
    ],
    [
      'Anotó un retiro de $\u00a05.000 de la caja',
      { accion: 'registrarMovimiento', despues: { tipo: 'RETIRO', monto: 5_000 } },
    ],
    [
      'Anuló el fondo de $\u00a05.000 de la caja',
      { accion: 'anularMovimiento', despues: { tipo: 'FONDO', monto: 5_000 } },
    ],
    [
      'Cerró la caja del jueves 1 de octubre',
      { accion: 'cerrarCaja', despues: { fecha: '2026-10-01' } },
    ],
    [
      'Reabrió la caja del jueves 1 de octubre',
      { accion: 'reabrirCaja', despues: { fecha: '2026-10-01' } },
    ],
    [
      'Anuló una devolución de $\u00a05.000 con transferencia de la reserva de Ana Paz del jueves 1 de octubre, 09:00',
      { accion: 'anularPago', persona: ANA, despues: dinero('DEVOLUCION', 'TRANSFERENCIA') },
    ],
    [
      'Anotó que vinieron 1 de 2 a la reserva de Ana Paz del jueves 1 de octubre, 09:00',
      {
        accion: 'marcarAsistencia',
        persona: ANA,
        franja: FRANJA,
        despues: { asistencia: 'PARCIAL', presentes: 1, personas: 2 },
      },
    ],
    ['Desactivó la cuenta de Ana Paz', estado('INACTIVO')],
    ['Activó la cuenta de Ana Paz', estado('ACTIVO')],
    ['Pasó a Administrador la cuenta de Ana Paz', rol('ADMIN')],
    [
      'Activó o desactivó una cuenta que ya fue eliminada',
      { accion: 'cambiarEstadoDeUsuario', entidadId: 9 },
    ],
    ['Cambió el rol de una cuenta que ya fue eliminada', { accion: 'cambiarRol', entidadId: 9 }],
    ['Eliminó una cuenta, con sus datos', { accion: 'eliminarUsuario' }],
    ['Eliminó su propia cuenta', { accion: 'eliminarUsuario', entidadId: 1 }],
    ['Cambió sus propios datos', { accion: 'actualizarUsuario', entidadId: 1 }],
    [
      'Cambió los datos de una cuenta que ya fue eliminada',
      { accion: 'actualizarUsuario', entidadId: 9 },
    ],
    [
      'Agregó el feriado del viernes 25 de diciembre: Navidad',
      { accion: 'crearFeriado', despues: { fecha: '2026-12-25', descripcion: 'Navidad' } },
    ],
    ['Quitó el bloqueo del lunes 5 de octubre, de 09:00 a 11:00', bloqueo()],
    [
      'Generó los turnos del jueves 1 de octubre al viernes 2 de octubre',
      { accion: 'generarFranjas', despues: { desde: '2026-10-01', hasta: '2026-10-02' } },
    ],
    [
      'Importó el feriado del viernes 25 de diciembre: Navidad',
      { accion: 'importarFeriados', despues: { fecha: '2026-12-25', descripcion: 'Navidad' } },
    ],
    [
      'Hubo 12 intentos fallidos de entrar a la cuenta de Ana Paz',
      { ...loginFallido(12), entidadId: 2, persona: ANA },
    ],
    ['Hubo un intento fallido de entrar con un email sin cuenta', loginFallido(1)],
    [
      'Se pidió un enlace para cambiar la contraseña de la cuenta de Ana Paz',
      { accion: 'solicitarReset', persona: ANA },
    ],
    [
      'Dio un enlace para elegir la contraseña de la cuenta de Ana Paz',
      { accion: 'darEnlace', persona: ANA },
    ],
    [
      'No pudo entregar el mensaje «Cambio de email» para Ana Paz',
      { accion: 'avisoFallido', persona: ANA, despues: { tipo: 'cambio-de-email' } },
    ],
    [
      'Descartó el mensaje «Enlace para elegir la contraseña» para una cuenta que ya no está',
      { accion: 'descartarAviso', antes: { tipo: 'bienvenida' } },
    ],
    [
      'Reenvió el mensaje «Recordatorio» para Ana Paz',
      { accion: 'reenviarAviso', persona: ANA, despues: { tipo: 'recordatorio' } },
    ],
    ['Archivar turnos', { accion: 'archivarTurnos' }],
  ])('%s', (frase, hecho) => {
    expect(fraseDe({ ...HECHO, ...hecho })).toBe(frase);
  });
});

function loginFallido(intentos: number): Partial<Hecho> {
  return { accion: 'loginFallido', entidadId: null, despues: { intentos } };
}

test.each<[string, Partial<Hecho>]>([
  ['Eva Sosa', {}],
  ['Planilla (programa)', { programa: { id: 3, nombre: 'Planilla' } }],
  ['Cuenta eliminada', { autor: null }],
  ['El sistema', { autor: null, usuarioId: null, accion: 'planDelDia' }],
  ['Desde el servidor', { autor: null, usuarioId: null, accion: 'promoverAdministrador' }],
  ['Sin iniciar sesión', { autor: null, usuarioId: null, accion: 'loginFallido' }],
])('who did it: %s', (quien, hecho) => {
  expect(autorDe({ ...HECHO, ...hecho })).toBe(quien);
});

function estado(nuevo: string): Partial<Hecho> {
  return { accion: 'cambiarEstadoDeUsuario', persona: ANA, despues: { estado: nuevo } };
}

const dinero = (tipo: string, medio: string) => ({
  turno: FRANJA.inicio,
  tipo,
  monto: 5_000,
  medio,
});

function rol(nuevo: string): Partial<Hecho> {
  return { accion: 'cambiarRol', persona: ANA, despues: { rol: nuevo } };
}

function bloqueo(): Partial<Hecho> {
  const dia = { fechaDesde: '2026-10-05', fechaHasta: '2026-10-05' };
  return { accion: 'eliminarBloqueo', antes: { ...dia, horaInicio: '09:00', horaFin: '11:00' } };
}

test('an event has one column where something began or ended, and two where it changed', () => {
  expect(antesYDespues({ ...HECHO, accion: 'crearUsuario', despues: { nombre: 'Ana' } })).toEqual({
    columnas: ['Después'],
    renglones: [['Nombre', 'Ana']],
  });
  const cambio = { antes: { nombre: 'Ana', email: 'x' }, despues: { nombre: 'Eva', email: null } };
  expect(antesYDespues({ ...HECHO, accion: 'actualizarUsuario', ...cambio })).toEqual({
    columnas: ['Antes', 'Después'],
    renglones: [
      ['Nombre', 'Ana', 'Eva'],
      ['Email', 'x', null],
    ],
  });
});

test('a page is told day by day, in its order', () => {
  const el = (ocurridoEn: string, id: number): Hecho => ({ ...HECHO, id, ocurridoEn });
  const hechos = [
    el('2026-10-02T10:00:00', 3),
    el('2026-10-02T09:00:00', 2),
    el('2026-10-01T23:00:00', 1),
  ];
  expect(
    porDia(hechos).map(({ fecha, hechos: suyos }) => [fecha, suyos.map(({ id }) => id)]),
  ).toEqual([
    ['2026-10-02', [3, 2]],
    ['2026-10-01', [1]],
  ]);
});
