import { fechaDe } from '@remanso/contract/calendario';
import { alternativas } from '../reglas/alternativas.ts';
import { estaBloqueada, porFecha, type Centro, type Franja } from '../centro.ts';
import type { Asignados, Peticion } from '../paso.ts';
import { periodoDePlan, planear, replanear } from '../planear.ts';

/**
 * Returns the request by which an administrator saves a change that changes the plan. `cambiar`
 * makes the change in the model, without the franjas, and returns the answer without `conflictos`.
 * The preview of the request must answer what the save then does to the franjas to come.
 */
export function cambiarElPlan(
  centro: Centro,
  target: string,
  body: object | undefined,
  cambiar: (asignados: Asignados) => object,
): Peticion {
  const [method, path] = target.split(' ');
  const isDeletion = method === 'DELETE';
  let anunciado: unknown;
  return {
    usuarioId: centro.adminId,
    target,
    body,
    status: method === 'POST' ? 201 : 200,
    creaSinDecir: true,
    previa: {
      target: isDeletion ? `GET ${path}/previsualizar-eliminacion` : `POST ${path}/previsualizar`,
      anunciado: () => anunciado,
    },
    responder(asignados) {
      const antes = structuredClone(centro.franjas);
      const yaEstaban = fueraDelPlan(centro);
      const respuesta = cambiar(asignados);
      const periodo = periodoDePlan(centro);
      const { existentes, conflictos } = planear(centro, periodo, asignados.franjaEn);
      const sobrantes = new Set(conflictos.map(({ franja }) => franja.id));
      anunciado = {
        desde: periodo.desde,
        hasta: periodo.hasta,
        ...efecto(centro, antes),
        existentes,
        conflictos: conflictos.filter(({ franja }) => !yaEstaban.has(franja.id)),
        deAntes: conflictos.filter(({ franja }) => yaEstaban.has(franja.id)),
        alternativas: alternativas(centro, {
          reservas: conflictos.flatMap(({ reservas }) => reservas.map(({ id }) => id)),
          // The save creates some franjas, which at the time of the preview have no id and are not
          // offered.
          admite: ({ id }) => !sobrantes.has(id) && antes.has(id),
        }),
      };
      return { ...respuesta, conflictos };
    },
  };
}

/** Returns the ids of the booked franjas that the present plan does not want. */
function fueraDelPlan(centro: Centro): ReadonlySet<number> {
  const { conflictos } = replanear(centro.copia(), () => -1);
  return new Set(conflictos.map(({ franja }) => franja.id));
}

const QUE = ['creadas', 'retiradas', 'bloqueadas', 'liberadas', 'conOtraCapacidad'] as const;

/** Counts by kind the changes of the franjas to come, in total and for each day. */
function efecto(centro: Centro, antes: ReadonlyMap<number, Franja>) {
  const ids = new Set([...antes.keys(), ...centro.franjas.keys()]);
  const hechos = [...ids].flatMap((id) => {
    const [era, es] = [viva(antes.get(id)), viva(centro.franjas.get(id))];
    const { inicio = '' } = es ?? era ?? {};
    const que = inicio > centro.ahora ? queFue(era, es) : [];
    return que.map((cada) => ({ que: cada, fecha: fechaDe(inicio) }));
  });
  const contar = (cuales: typeof hechos) =>
    Object.fromEntries(QUE.map((que) => [que, cuales.filter((hecho) => hecho.que === que).length]));
  const dias = [...Map.groupBy(hechos, ({ fecha }) => fecha)]
    .map(([fecha, suyos]) => ({ fecha, ...contar(suyos) }))
    .toSorted(porFecha);
  return { ...contar(hechos), dias };
}

const viva = (franja: Franja | undefined) => (franja?.retirada === null ? franja : undefined);

function queFue(era: Franja | undefined, es: Franja | undefined): (typeof QUE)[number][] {
  if (!es) return era ? ['retiradas'] : [];
  const estaba = era !== undefined && estaBloqueada(era);
  const marca =
    estaBloqueada(es) === estaba ? [] : [estaba ? ('liberadas' as const) : ('bloqueadas' as const)];
  if (!era) return ['creadas', ...marca];
  return era.capacidad === es.capacidad ? marca : ['conOtraCapacidad', ...marca];
}
