import { fechaDe } from '@remanso/contract/calendario';
import { alternativas } from './alternativas.ts';
import { estaBloqueada, type Centro, type Franja } from './centro.ts';
import { rechaza, respondeSinDecir, type Asignados, type Paso, type Peticion } from './paso.ts';
import { periodoDePlan, planear } from './planear.ts';
import type { Rechazo } from './rechazos.ts';

/** A change that an administrator saves and that the plan follows. */
interface CambioDePlan {
  target: Peticion['target'];
  /** The address of the change's preview. */
  previa: Peticion['target'];
  body?: unknown;
  status: number;
  rechazo?: Rechazo | undefined;
  /** Changes the rules, not yet the franjas; returns what is answered beside `conflictos`. */
  cambiar(asignados: Asignados): object;
}

/**
 * Returns the step that saves a change and, before it, asks for its preview, which must report what the save then does
 * to the franjas to come, or be refused alike.
 */
export function cambiarElPlan(
  centro: Centro,
  { target, previa, body, status, rechazo, cambiar }: CambioDePlan,
): Paso {
  const pedido = { usuarioId: centro.adminId, ...(body !== undefined && { body }) };
  let anunciado: unknown = rechazo?.body;
  const alGuardar = respondeSinDecir(status, (asignados) => {
    const antes = structuredClone(centro.franjas);
    const respuesta = cambiar(asignados);
    const periodo = periodoDePlan(centro);
    const { existentes, conflictos } = planear(centro, periodo, asignados.franjaEn);
    const sobrantes = new Set(conflictos.map(({ franja }) => franja.id));
    anunciado = {
      desde: periodo.desde,
      hasta: periodo.hasta,
      ...efecto(centro, antes),
      existentes,
      conflictos,
      alternativas: alternativas(centro, {
        reservas: conflictos.flatMap(({ reservas }) => reservas.map(({ id }) => id)),
        // A franja that the save has yet to make has no id under which it could be offered.
        admite: ({ id }) => !sobrantes.has(id) && antes.has(id),
      }),
    };
    return { ...respuesta, conflictos };
  });
  return {
    peticion: { target, ...pedido },
    espera: rechazo ? rechaza(rechazo) : alGuardar,
    previa: { peticion: { target: previa, ...pedido }, anunciado: () => anunciado },
  };
}

const QUE = ['creadas', 'retiradas', 'bloqueadas', 'liberadas', 'conOtraCapacidad'] as const;

/** Counts what became of the franjas to come, in all and day by day. */
function efecto(centro: Centro, antes: ReadonlyMap<number, Franja>) {
  const ids = new Set([...antes.keys(), ...centro.franjas.keys()]);
  const hechos = [...ids].flatMap((id) => {
    const [era, es] = [viva(antes.get(id)), viva(centro.franjas.get(id))];
    const { inicio = '' } = es ?? era ?? {};
    return inicio > centro.ahora
      ? queFue(era, es).map((que) => ({ que, fecha: fechaDe(inicio) }))
      : [];
  });
  const contar = (cuales: typeof hechos) =>
    Object.fromEntries(QUE.map((que) => [que, cuales.filter((hecho) => hecho.que === que).length]));
  const dias = [...Map.groupBy(hechos, ({ fecha }) => fecha)]
    .map(([fecha, suyos]) => ({ fecha, ...contar(suyos) }))
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
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
