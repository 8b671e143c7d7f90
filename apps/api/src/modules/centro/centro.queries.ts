import type { Centro } from '@remanso/contract/centro/centro.contract';
import { centroNuevo, mapaDe } from '@remanso/contract/centro/centro.rules';
import type { Executor } from '../../database/transaction.ts';

/** Returns the data of the centro: those that an owner has saved, or else the built-in marca. */
export async function leerCentro(db: Executor, zonaHoraria: string): Promise<Centro> {
  const fila = await selectCentro(db).executeTakeFirst();
  return fila ? centroDeFila(fila, zonaHoraria) : centroNuevo(zonaHoraria);
}

export function selectCentro(db: Executor) {
  return db
    .selectFrom('centro')
    .select(['nombre', 'lema', 'ciudad', 'direccion', 'mapa', 'como_se_paga', 'telefono'])
    .select(['email', 'whatsapp', 'instagram', 'horarios']);
}

type Fila = Awaited<ReturnType<ReturnType<typeof selectCentro>['executeTakeFirstOrThrow']>>;

export function centroDeFila({ como_se_paga, ...fila }: Fila, zonaHoraria: string): Centro {
  return {
    ...fila,
    mapa: fila.mapa ?? mapaDe(fila.direccion),
    comoSePaga: como_se_paga,
    horarios: fila.horarios as Centro['horarios'],
    zonaHoraria,
  };
}
