import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { loQueSigue } from '../reservas-leidas/lo-que-sigue.queries.ts';
import { avisoInexistente, avisoSinReenvio, yaNoCorresponde } from './avisos.errors.ts';
import { tomarAvisoConDatos } from './avisos.repository.ts';
import { esDeReserva, leerDatosDeAviso } from './avisos.rules.ts';

interface Entrada {
  adminId: number;
  avisoId: number;
}

/**
 * Sends the aviso of a booking again, as a new aviso to the holder's present address, even where
 * the centre's automatic avisos are off. Throws where the aviso cannot be sent again or is no
 * longer true.
 */
export async function reenviarAviso(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  { adminId, avisoId }: Entrada,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const aviso = await tomarAvisoConDatos(tx, avisoId);
    if (!aviso) throw avisoInexistente();
    const { tipo, usuarioId, reservaId, para, espera } = aviso;
    if (!esDeReserva(tipo)) throw avisoSinReenvio();
    const datos = leerDatosDeAviso(tipo, aviso.datos);
    if (espera || reservaId === null || usuarioId === null || datos === null) {
      throw avisoSinReenvio();
    }
    const sigue = await loQueSigue(tx, clock, { tipo, reservaId, datos });
    if (!sigue) throw yaNoCorresponde();
    await avisar(tx, { tipo, para, usuarioId, reservaId, datos: sigue, aPedido: true });
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'reenviarAviso',
      entidadId: avisoId,
      despues: { tipo, usuarioId, reservaId, entrega: 'EN_CURSO' },
      ocurridoEn: clock.instant(),
    });
  });
}
