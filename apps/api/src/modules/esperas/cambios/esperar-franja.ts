import type { Espera } from '@remanso/contract/espera/esperas.contract';
import { MAXIMO_DE_ESPERAS, seOfrece } from '@remanso/contract/espera/esperas.rules';
import { MAXIMO_DE_PERSONAS, plazasLibres } from '@remanso/contract/franja/franjas.rules';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sinSesion } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/http/session.ts';
import { leerVentana } from '../../config/config.queries.ts';
import {
  franjaBloqueada,
  franjaComenzada,
  franjaInexistente,
} from '../../franjas/franjas.errors.ts';
import { tomarFranja, type FranjaActual } from '../../franjas/franjas.repository.ts';
import { ponerEnFila } from '../../reservas/nueva/poner-en-fila.ts';
import { comprobarVentana } from '../../reservas/nueva/ocupar-franja.ts';
import { resolverTitular } from '../../reservas/nueva/resolver-titular.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
import { asentarVencidas } from '../../reservas/tiempo/estado.repository.ts';
import { vencerOfertas } from '../../reservas/tiempo/vencer-ofertas.ts';
import { tomarCuentaPropia } from '../../usuarios/usuarios.repository.ts';
import { anotarEspera } from '../anotar-espera.ts';
import {
  hayCupo,
  limiteDeEsperas,
  noEntranNunca,
  personasParaEsperar,
  tardeParaEsperar,
  yaEspera,
  yaReservo,
} from '../esperas.errors.ts';
import {
  buscarEspera,
  esperaDeFila,
  esperasAbiertasDe,
  tieneReservaEn,
} from '../esperas.queries.ts';
import { insertarEspera } from '../esperas.repository.ts';

interface Entrada {
  session: Session;
  franjaId: number;
  personas: number;
  clienteId?: number | undefined;
}

type Usa = Pick<Dependencies, 'db' | 'clock' | 'avisar' | 'limits'>;

/**
 * Puts a person at the end of the line of a franja that has too few free places for them. Throws
 * the first refusal in the order of rules §16.2.
 */
export async function esperarFranja(
  dependencies: Usa & Pick<Dependencies, 'bookingLimiter'>,
  pedido: Entrada,
): Promise<Espera> {
  return ponerEnFila(dependencies, pedido.session, () => esperar(dependencies, pedido));
}

async function esperar(dependencies: Usa, pedido: Entrada): Promise<Espera> {
  const { db, clock } = dependencies;
  const { session, franjaId, personas } = pedido;
  await dependencies.limits.booking.take(session);
  return inTransaction(db, async (tx) => {
    const { usuarioId } = await resolverTitular(tx, pedido);
    // The account's lock keeps a person from joining two lines at once, beyond `MAXIMO_DE_ESPERAS`,
    // and from joining a line while the account is being closed.
    if (!(await tomarCuentaPropia(tx, usuarioId))) throw sinSesion();
    const franja = await tomarFranjaAlDia(tx, dependencies, franjaId);
    if (!franja || franja.retirada) throw franjaInexistente();
    await comprobar(tx, dependencies, { ...pedido, usuarioId, franja });
    const nueva = { franjaId, usuarioId, personas, creadaEn: clock.instant() };
    const id = await insertarEspera(tx, nueva);
    const fila = await buscarEspera(tx, clock.now(), id);
    if (!fila) throw new Error(`There is no espera ${id}`);
    await anotarEspera(tx, clock, { session, accion: 'esperarFranja', fila });
    return esperaDeFila(fila);
  });
}

/**
 * Locks a franja, stores the end of the bookings and offers that time has ended there, and then
 * reads it, so that its counter of occupied places is right. Undefined where there is no such
 * franja.
 */
async function tomarFranjaAlDia(
  tx: Tx,
  anunciar: Pick<Dependencies, 'clock' | 'avisar'>,
  franjaId: number,
): Promise<FranjaActual | undefined> {
  if (!(await tomarFranja(tx, franjaId))) return undefined;
  await asentarVencidas(tx, anunciar, franjaId);
  await vencerOfertas(tx, anunciar, franjaId);
  return tomarFranja(tx, franjaId);
}

async function comprobar(
  tx: Tx,
  { clock }: Pick<Dependencies, 'clock'>,
  { session, personas, usuarioId, franja }: Entrada & { usuarioId: number; franja: FranjaActual },
): Promise<void> {
  const ahora = clock.now();
  const { id: franjaId, inicio } = franja;
  if (inicio <= ahora) throw franjaComenzada();
  if (!seOfrece(inicio, ahora)) throw tardeParaEsperar();
  if (politicaDe(session).conLimites) comprobarVentana(clock, inicio, await leerVentana(tx));
  if (franja.bloqueada) throw franjaBloqueada();
  if (personas < 1 || personas > MAXIMO_DE_PERSONAS) throw personasParaEsperar();
  if (personas > franja.capacidadEfectiva) throw noEntranNunca(franja.capacidadEfectiva);
  if (personas <= plazasLibres(franja)) throw hayCupo();
  if (await tieneReservaEn(tx, { usuarioId, franjaId, ahora })) throw yaReservo();
  const abiertas = await esperasAbiertasDe(tx, ahora, usuarioId);
  if (abiertas.some((una) => una.franja_id === franjaId)) throw yaEspera();
  if (abiertas.length >= MAXIMO_DE_ESPERAS) throw limiteDeEsperas();
}
