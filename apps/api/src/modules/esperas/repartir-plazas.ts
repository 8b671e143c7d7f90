import { aQuienSeOfrece, seOfrece, venceOferta } from '@remanso/contract/espera/esperas.rules';
import type { Tx } from '../../database/transaction.ts';
import { soltarClaves, type NuevoAviso } from '../avisos/avisos.repository.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import {
  leerEnFila,
  ofrecerPlazas,
  retirarOfertas,
  terminarEsperas,
  type EsperaEnFila,
} from './esperas.repository.ts';

/** The reason for which an offer, or a whole line, has ended. */
type PorQue = 'VENCIDA' | 'CERRADO' | 'RETIRADO';

/**
 * Offers the free places of some franjas to the people who wait there (rules §16.3). Takes the
 * offers of a closed franja back, and ends the line of a withdrawn one. Every change that frees
 * places, or closes or opens a franja, must call this function afterwards; where nobody waits, the
 * call changes nothing. The caller must hold the franjas' locks.
 */
export async function repartirPlazas(
  tx: Tx,
  { clock, avisar }: Anunciar,
  franjaIds: readonly number[],
): Promise<void> {
  if (franjaIds.length === 0) return;
  const ahora = clock.now();
  const abiertas = await leerEnFila(tx, franjaIds);
  const avisos: NuevoAviso[] = [];
  for (const fila of Map.groupBy(abiertas, ({ franjaId }) => franjaId).values()) {
    const [{ franjaId, inicio, libres, bloqueada, retirada }] = fila as [EsperaEnFila];
    if (inicio <= ahora) continue;
    const ofrecidas = fila.filter(({ venceEn }) => venceEn !== null);
    if (retirada) {
      await terminarEsperas(tx, fila.map(idDe), 'CERRADA', clock.instant());
      avisos.push(...fila.map((una) => avisoDeFin(una, 'RETIRADO')));
    } else if (bloqueada) {
      if (ofrecidas.length > 0) await retirarOfertas(tx, [franjaId]);
      avisos.push(...ofrecidas.map((una) => avisoDeFin(una, 'CERRADO')));
    } else if (seOfrece(inicio, ahora)) {
      const hasta = venceOferta(inicio, ahora);
      const esperan = fila.filter(({ venceEn }) => venceEn === null);
      for (const una of aQuienSeOfrece(libres, esperan)) {
        await ofrecerPlazas(tx, una.id, hasta);
        avisos.push({
          ...destino(una),
          tipo: 'oferta',
          clave: claveDeOferta(una.id, hasta),
          datos: { ...datosDe(una), esperaId: una.id, venceEn: hasta },
        });
      }
    }
  }
  // An offer that is made again may end when the former one did, and so have the same key.
  await soltarClaves(
    tx,
    avisos.flatMap(({ clave }) => clave ?? []),
  );
  await avisar(tx, ...avisos);
}

/**
 * Returns the key of the aviso of an offer. `fila.queries.ts` looks for this key (`SIN_CARTA`),
 * in order to know whether an e-mail tells of the offer.
 */
const claveDeOferta = (id: number, hasta: string) => `oferta:${id}:${hasta.replace('T', ' ')}`;

const idDe = ({ id }: EsperaEnFila) => id;

const destino = ({ email, usuarioId }: EsperaEnFila) => ({ para: email, usuarioId });

const datosDe = ({ nombre, inicio, fin, personas }: EsperaEnFila) => ({
  nombre,
  inicio,
  fin,
  personas,
});

/** Returns the aviso for a person whose offer, or whose entry, has ended without their doing. */
export function avisoDeFin(una: EsperaEnFila, porQue: PorQue): NuevoAviso {
  return { ...destino(una), tipo: 'oferta-vencida', datos: { ...datosDe(una), porQue } };
}
