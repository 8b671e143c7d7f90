import { diaDeSemana, fechaHora, sumarDias } from '@remanso/contract/calendario';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { plazasLibres, type Sexo } from '@remanso/contract/franja/franjas.rules';
import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { inTransaction } from '../database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { marcarAsistencia } from '../modules/reservas/asistencia/marcar-asistencia.ts';
import { actualizarCentro } from '../modules/centro/actualizar-centro.ts';
import { guardarConfig } from '../modules/config/cambios/guardar-config.ts';
import { paginaDeFranjas } from '../modules/franjas/franjas.queries.ts';
import { tomarFranja, marcarBloqueada } from '../modules/franjas/franjas.repository.ts';
import { registrarPago } from '../modules/reservas/pagos/registrar-pago.ts';
import { replanificar } from '../modules/plan/replanificar.ts';
import { tomarPlan } from '../modules/plan/tomar-plan.ts';
import { guardarHorariosBase } from '../modules/horarios-base/cambios/guardar-horarios-base.ts';
import { leerPaginaDeReservas } from '../modules/reservas-leidas/pagina-de-reservas.queries.ts';
import { reservaDelMostradorDeFila } from '../modules/reservas-leidas/reservas.queries.ts';
import { cancelarReserva } from '../modules/reservas/cancelar-reserva.ts';
import { crearReserva } from '../modules/reservas/nueva/crear-reserva.ts';
import { insertarUsuario } from '../modules/usuarios/usuarios.repository.ts';
import { clockFrom } from '../platform/clock.ts';
import { createSession, type Session } from '../platform/http/session.ts';
import { crearAzar, type Azar } from './azar.ts';
import { inventarPersona } from './personas.ts';

const CLIENTES = 60;
const DIAS_ATRAS = 14;
const DIAS_ADELANTE = 14;

export const CONTRASENA = 'Remanso1';

interface Centro {
  dependencies: Dependencies;
  azar: Azar;
  /**
   * The random source for attendance and payments. `azar` is the source for everything else. With
   * two sources, a change of the code of one does not change the numbers of the other.
   */
  caja: Azar;
  adminId: number;
  clientes: readonly Session[];
}

/**
 * Fills an empty centre with bookings of four weeks around today. Calls the use cases of the API,
 * with a clock that walks from the past to the present, so that every rule is kept. Returns the
 * e-mails of the first two clients.
 */
export async function poblarCentro(real: Dependencies, adminId: number): Promise<string[]> {
  const azar = crearAzar(1);
  const hoy = real.clock.today();
  const { dependencies, ir } = conRelojMovible(real);
  ir(fechaHora(sumarDias(hoy, -DIAS_ATRAS), '06:00'));
  await configurar(dependencies, adminId, hoy);
  const { sesiones: clientes, emails } = await registrarClientes(dependencies, azar);
  const centro: Centro = { dependencies, azar, caja: crearAzar(2), adminId, clientes };

  // Today is filled from 06:00 on, so that the demo always shows past and coming turns.
  for (let dia = -DIAS_ATRAS; dia <= 0; dia += 1) {
    const fecha = sumarDias(hoy, dia);
    ir(anterior(fechaHora(fecha, '06:00'), real.clock.now()));
    await tomarPlan(dependencies.db, (tx) => replanificar(tx, dependencies));
    await llenarDia(centro, fecha, 0.75);
    ir(anterior(fechaHora(fecha, '21:00'), real.clock.now()));
    // Today no group is absent, so every finished turn on the panel's first screen is paid.
    await cerrarTurnos(centro, fecha, dia < 0 ? 0.08 : 0);
  }
  const apartada = await reservarParaElPrimero(centro, hoy);
  for (let dia = 1; dia <= DIAS_ADELANTE; dia += 1) {
    await llenarDia(centro, sumarDias(hoy, dia), 0.8 - dia * 0.05, apartada);
  }
  return emails.slice(0, 2);
}

function anterior(uno: string, otro: string): string {
  return uno < otro ? uno : otro;
}

function conRelojMovible(real: Dependencies) {
  let epoch = real.clock.epoch();
  const clock = clockFrom(real.clock.timeZone, () => epoch);
  return {
    dependencies: { ...real, clock },
    ir(momento: string) {
      const civil = Temporal.PlainDateTime.from(momento);
      epoch = civil.toZonedDateTime(real.clock.timeZone).epochMilliseconds;
    },
  };
}

/**
 * The address and the telephone of the demo. The panel would ask the owner for both if they were
 * missing.
 */
const DICHO = {
  direccion: 'Av. Aconquija 1460, Yerba Buena, Tucumán',
  telefono: '+54 381 555-0143',
};

/** Opens the centre from Monday to Saturday, and on Sundays where today is a Sunday. */
async function configurar(
  dependencies: Dependencies,
  usuarioId: number,
  hoy: string,
): Promise<void> {
  await guardarConfig(dependencies, {
    usuarioId,
    accion: 'crearConfig',
    nueva: {
      duracionBaseMin: 60,
      capacidadBase: 4,
      ventanaDias: DIAS_ADELANTE,
      limiteCancelHoras: 6,
      notificacionesActivas: true,
      preciosPorCapacidad: tablaPorDefecto(4),
    },
  });
  await actualizarCentro(dependencies, {
    adminId: usuarioId,
    cambios: DICHO,
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
      const activo = dia !== 'DOMINGO' || diaDeSemana(hoy) === 'DOMINGO';
      const tramos = dia === 'SABADO' || dia === 'DOMINGO' ? sabado : semana;
      return { diaSemana: dia, activo, tramos: activo ? tramos : [] };
    }),
  });
}

async function registrarClientes(
  { db, clock, passwords }: Pick<Dependencies, 'db' | 'clock' | 'passwords'>,
  azar: Azar,
) {
  const contrasenaHash = await passwords.hash(CONTRASENA);
  const sesiones: Session[] = [];
  const emails: string[] = [];
  for (let orden = 1; orden <= CLIENTES; orden += 1) {
    const { nombre, apellido, genero } = inventarPersona(azar);
    const email = `cliente${orden}@ejemplo.com`;
    const usuarioId = await insertarUsuario(db, {
      nombre,
      apellido,
      genero,
      email,
      telefono: `381 ${azar.entero(400, 699)}-${azar.entero(1000, 9999)}`,
      rol: 'CLIENT',
      contrasenaHash,
      creadoEn: clock.instant(),
    });
    emails.push(email);
    sesiones.push(createSession({ id: usuarioId, rol: 'CLIENT', nombre, apellido, genero }));
  }
  return { sesiones, emails };
}

/**
 * Makes bookings in the franjas of a day, except in the franja `apartada`. `animo` (0 to 1) is the
 * probability of each further booking; it is raised for franjas from 17:00 on and lowered for
 * earlier ones. One franja in 25 is blocked instead.
 */
async function llenarDia(
  centro: Centro,
  fecha: string,
  animo: number,
  apartada?: number,
): Promise<void> {
  const { dependencies, azar } = centro;
  const { db, clock } = dependencies;
  const dia = { desde: fecha, hasta: fecha };
  const { elementos: franjas } = await paginaDeFranjas(db, clock.now(), dia, {
    page: 0,
    size: 100,
  });
  for (const franja of franjas) {
    if (franja.inicio <= clock.now() || franja.id === apartada) continue;
    if (azar.numero() < 0.04) {
      await bloquear(dependencies, franja);
      continue;
    }
    const concurrida = franja.horaInicio >= '17:00' ? 1.25 : 0.85;
    await llenarFranja(centro, franja, animo * concurrida);
  }
}

/**
 * Marks who came to the turns of a day that are over, and registers the payment of the saldo.
 * `ausentes` (0 to 1) is the share of groups that did not come.
 */
async function cerrarTurnos(
  { dependencies, caja, adminId, clientes }: Centro,
  fecha: string,
  ausentes: number,
): Promise<void> {
  const { db, clock } = dependencies;
  const session = createSession({ ...(clientes[0] as Session), id: adminId, rol: 'ADMIN' });
  const { elementos } = await leerPaginaDeReservas(db, {
    page: 0,
    size: 200,
    fecha,
    ahora: clock.now(),
    vista: (fila) => reservaDelMostradorDeFila(fila, clock.timeZone),
  });
  for (const { id: reservaId, estado, franja, participantes, saldo } of elementos) {
    if (estado === 'CANCELADA' || franja.fin > clock.now()) continue;
    const vinieron = caja.numero() < ausentes ? [] : participantes;
    const presentes = vinieron.map(({ asientoId }) => asientoId);
    await marcarAsistencia(dependencies, { session, reservaId, presentes });
    if (vinieron.length === 0) continue;
    const medio = caja.uno(['EFECTIVO', 'EFECTIVO', 'TRANSFERENCIA', 'TARJETA'] as const);
    const pago = { tipo: 'PAGO', monto: saldo, medio } as const;
    await registrarPago(dependencies, { session, clave: undefined, reservaId, ...pago });
  }
}

/**
 * Books the last franja of the next open day for three people, so that the first client, whose
 * e-mail the demo prints, always has a booking to change. Returns the id of the franja, in which
 * nobody else is to book.
 */
async function reservarParaElPrimero(
  { dependencies, azar, clientes }: Centro,
  hoy: string,
): Promise<number> {
  const { db, clock } = dependencies;
  const dias = { desde: sumarDias(hoy, 1), hasta: sumarDias(hoy, 2) };
  const { elementos } = await paginaDeFranjas(db, clock.now(), dias, { page: 0, size: 100 });
  const franjaId = elementos.findLast(({ fecha }) => fecha === elementos[0]?.fecha)?.id;
  if (franjaId === undefined) throw new Error('The demo is closed for two days');
  await crearReserva(dependencies, {
    session: clientes[0] as Session,
    clave: undefined,
    franjaId,
    acompaniantes: [inventarAcompaniante(azar), inventarAcompaniante(azar)],
  });
  return franjaId;
}

async function llenarFranja(centro: Centro, franja: Franja, animo: number): Promise<void> {
  const { azar, clientes } = centro;
  let libres = plazasLibres(franja);
  const yaReservaron = new Set<Session>();
  while (libres > 0 && azar.numero() < animo) {
    const session = azar.uno(clientes);
    if (yaReservaron.has(session)) continue;
    yaReservaron.add(session);
    const personas = Math.min(libres, azar.uno([1, 1, 2, 2, 3, 4]));
    libres -= (await reservar(centro, franja, session, personas)) ? personas : 0;
  }
}

/** Books a franja. Cancels one booking in ten, and then resolves to false. */
async function reservar(
  { dependencies, azar, adminId }: Centro,
  { id: franjaId }: Franja,
  session: Session,
  personas: number,
): Promise<boolean> {
  const reserva = await crearReserva(dependencies, {
    session,
    clave: undefined,
    franjaId,
    notas: azar.uno([undefined, undefined, undefined, 'Primera vez', 'Vienen de entrenar']),
    acompaniantes: Array.from({ length: personas - 1 }, () => inventarAcompaniante(azar)),
  });
  if (azar.numero() > 0.1) return true;
  const admin = createSession({ ...session, id: adminId, rol: 'ADMIN' });
  await cancelarReserva(dependencies, { session: admin, reservaId: reserva.id });
  return false;
}

function inventarAcompaniante(azar: Azar): { nombre: string; genero: Sexo } {
  const { nombre, apellido, genero } = inventarPersona(azar);
  return { nombre: `${nombre} ${apellido}`, genero };
}

async function bloquear({ db }: Pick<Dependencies, 'db'>, { id }: Franja): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tomarFranja(tx, id);
    await marcarBloqueada(tx, id, { bloqueada: true, motivo: 'Mantenimiento de las piletas' });
  });
}
