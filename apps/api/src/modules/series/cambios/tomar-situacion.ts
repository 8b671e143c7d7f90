import { fechaDe } from '@remanso/contract/calendario';
import type { Dependencies } from '../../../dependencies.ts';
import { tomarVariasFranjas } from '../../franjas/franjas.repository.ts';
import type { TxDePlan } from '../../plan/tomar-plan.ts';
import { asentarVencidas } from '../../reservas/tiempo/estado.repository.ts';
import { vencerOfertas } from '../../reservas/tiempo/vencer-ofertas.ts';
import type { SerieAbierta } from './abrir-serie.ts';
import { franjasElegidas, type Decisiones } from './decisiones.rules.ts';
import { diasCercanos } from './fechas.rules.ts';
import { leerSituacion, type SituacionLeida } from './leer-situacion.ts';

interface Entrada extends Pick<SerieAbierta, 'titular' | 'personas' | 'preciosFijos' | 'inicios'> {
  decisiones: Decisiones;
}

/**
 * Locks the franjas of a series, those that decisions name included, in the order of their
 * beginning, and reads what its dates are. What time has ended in these franjas is stored first, so
 * that their counters are right.
 */
export async function tomarSituacion(
  tx: TxDePlan,
  anunciar: Pick<Dependencies, 'clock' | 'avisar'>,
  { titular: { usuarioId }, personas, preciosFijos, inicios, decisiones }: Entrada,
): Promise<SituacionLeida> {
  const elegidas = franjasElegidas(decisiones);
  const tomadas = new Set(
    await tomarVariasFranjas(tx, {
      ids: elegidas.ids,
      inicios: [...inicios, ...elegidas.inicios],
    }),
  );
  const fechas = inicios.map(fechaDe);
  const cambiadas = fechas.filter((fecha) => typeof decisiones[fecha] === 'number');
  const dias = [...fechas, ...cambiadas.flatMap(diasCercanos)];
  const leer = () => leerSituacion(tx, anunciar.clock, { usuarioId, personas, preciosFijos, dias });
  const situacion = await leer();
  const atrasadas = situacion.dias.franjas.filter(
    ({ id, vencidas }) => vencidas > 0 && tomadas.has(id),
  );
  if (atrasadas.length === 0) return situacion;
  for (const { id } of atrasadas) {
    await asentarVencidas(tx, anunciar, id);
    await vencerOfertas(tx, anunciar, id);
  }
  return leer();
}
