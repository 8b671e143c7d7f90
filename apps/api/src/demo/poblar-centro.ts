import { fechaHora, sumarDias } from '@remanso/contract/calendario';
import type { Dependencies } from '../dependencies.ts';
import { replanificar } from '../modules/plan/replanificar.ts';
import { tomarPlan } from '../modules/plan/tomar-plan.ts';
import { leerPaginaDeReservas } from '../modules/reservas-leidas/pagina-de-reservas.queries.ts';
import { reservaDelMostradorDeFila } from '../modules/reservas-leidas/reservas.queries.ts';
import { marcarAsistencia } from '../modules/reservas/asistencia/marcar-asistencia.ts';
import { crearReserva } from '../modules/reservas/nueva/crear-reserva.ts';
import { registrarPago } from '../modules/reservas/pagos/registrar-pago.ts';
import { insertarUsuario } from '../modules/usuarios/usuarios.repository.ts';
import { clockFrom } from '../platform/clock.ts';
import { createSession, type Session } from '../platform/http/session.ts';
import { crearAzar, type Azar } from './azar.ts';
import { cerrarLaCaja } from './cerrar-la-caja.ts';
import { configurarCentro } from './configurar-centro.ts';
import { leerFranjas } from './leer-franjas.ts';
import { inventarAcompaniante, llenarDia, type Centro } from './llenar-dia.ts';
import { pedirLoDemas } from './pedir-lo-demas.ts';
import { inventarPersona } from './personas.ts';
import { venderAbonos } from './vender-abonos.ts';

const CLIENTES = 60;
const DIAS_ATRAS = 14;
const DIAS_ADELANTE = 14;
const DIAS_DE_CAJA = 3;

export const CONTRASENA = 'Remanso1';

const RECEPCION = {
  nombre: 'Noelia',
  apellido: 'Carrizo',
  genero: 'FEMENINO',
  email: 'recepcion@remanso.local',
  telefono: '381 555-0144',
  rol: 'RECEPCION',
} as const;

/**
 * Fills an empty centre with bookings of four weeks around today, abonos, a turno fijo, a waiting
 * list and the caja of the last days. Calls the use cases of the API, with a clock that walks from
 * the past to the present, so that every rule is kept. Returns the e-mails of the recepción and of
 * the first two clients.
 */
export async function poblarCentro(real: Dependencies, adminId: number): Promise<string[]> {
  const azar = crearAzar(1);
  const hoy = real.clock.today();
  const { dependencies, ir } = conRelojMovible(real);
  ir(fechaHora(sumarDias(hoy, -DIAS_ATRAS), '06:00'));
  await configurarCentro(dependencies, { usuarioId: adminId, hoy, ventanaDias: DIAS_ADELANTE });
  const contrasenaHash = await dependencies.passwords.hash(CONTRASENA);
  const { sesiones, emails } = await registrarClientes(dependencies, azar, contrasenaHash);
  const creadoEn = dependencies.clock.instant();
  await insertarUsuario(dependencies.db, { ...RECEPCION, contrasenaHash, creadoEn });
  const [primero, segundo, tercero, cuarto] = sesiones as [Session, Session, Session, Session];
  const duena = createSession({ ...primero, id: adminId, rol: 'ADMIN' });
  const centro: Centro = { dependencies, azar, caja: crearAzar(2), duena, clientes: sesiones };
  const venta = { duena, pagado: segundo, aMedias: tercero };
  const abonoVendidoId = await venderAbonos(dependencies, venta);

  // Today is filled from 06:00 on, so that the demo always shows past and coming turns.
  for (let dia = -DIAS_ATRAS; dia <= 0; dia += 1) {
    const fecha = sumarDias(hoy, dia);
    ir(anterior(fechaHora(fecha, '06:00'), real.clock.now()));
    await tomarPlan(dependencies.db, (tx) => replanificar(tx, dependencies));
    await llenarDia(centro, fecha, 0.75);
    ir(anterior(fechaHora(fecha, '21:00'), real.clock.now()));
    // Today no group is absent, so every finished turn on the panel's first screen is paid.
    await cerrarTurnos(centro, fecha, dia < 0 ? 0.08 : 0);
    if (dia < 0 && dia >= -DIAS_DE_CAJA) {
      const falta = dia === -1 ? 500 : 0;
      await cerrarLaCaja(dependencies, { session: duena, fecha, falta });
    }
  }
  const apartada = await reservarParaElPrimero(centro, hoy);
  for (let dia = 1; dia <= DIAS_ADELANTE; dia += 1) {
    await llenarDia(centro, sumarDias(hoy, dia), 0.8 - dia * 0.05, apartada);
  }
  const pedidos = { duena, conAbono: segundo, fijo: cuarto, enEspera: tercero };
  await pedirLoDemas(dependencies, { ...pedidos, abonoVendidoId, apartada });
  return [RECEPCION.email, ...emails.slice(0, 2)];
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

async function registrarClientes(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  azar: Azar,
  contrasenaHash: string,
) {
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
 * Marks who came to the turns of a day that are over, and registers the payment of the saldo.
 * `ausentes` (0 to 1) is the share of groups that did not come.
 */
async function cerrarTurnos(
  { dependencies, caja, duena: session }: Centro,
  fecha: string,
  ausentes: number,
): Promise<void> {
  const { db, clock } = dependencies;
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
  const dias = { desde: sumarDias(hoy, 1), hasta: sumarDias(hoy, 2) };
  const franjas = await leerFranjas(dependencies, dias);
  const franjaId = franjas.findLast(({ fecha }) => fecha === franjas[0]?.fecha)?.id;
  if (franjaId === undefined) throw new Error('The demo is closed for two days');
  await crearReserva(dependencies, {
    session: clientes[0] as Session,
    clave: undefined,
    franjaId,
    acompaniantes: [inventarAcompaniante(azar), inventarAcompaniante(azar)],
  });
  return franjaId;
}
