import * as z from 'zod/mini';
import { DIAS_SEMANA } from '../calendario.ts';
import { CabeceraDeTotal, paginacionDeListado } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Existe } from '../error.contract.ts';
import { SiNadieCambio } from '../etiqueta.ts';
import { Conflictos, Previsualizacion } from '../franja/franjas.contract.ts';
import { TRAMOS_DE_UN_DIA, Tramo } from './horarios-base.forms.ts';
import { lista } from '../campo/lista.ts';
import { nombreDeDia } from '../dias.rules.ts';
import { ordenarTramos, problemaDeHorario } from './plan.rules.ts';

const HorarioDeDia = z
  .object({
    diaSemana: z.enum(DIAS_SEMANA, 'El día de la semana no es válido'),
    activo: z.boolean('Cada día necesita saber si está activo'),
    tramos: z._default(
      lista(Tramo, 'Los horarios del día deben ser una lista', TRAMOS_DE_UN_DIA).check(
        z.overwrite(ordenarTramos),
      ),
      [],
    ),
  })
  .check((contexto) => {
    const problema = problemaDeHorario(contexto.value);
    if (problema) {
      contexto.issues.push({
        code: 'custom',
        message: problema,
        path: ['tramos'],
        input: contexto.value,
      });
    }
  });

export const Semana = lista(HorarioDeDia, 'Los horarios deben ser una lista de días').check(
  (contexto) => {
    const vistos = new Set<string>();
    contexto.value.forEach(({ diaSemana }, indice) => {
      if (vistos.has(diaSemana)) {
        contexto.issues.push({
          code: 'custom',
          message: `El día ${nombreDeDia(diaSemana)} está repetido`,
          path: [indice, 'diaSemana'],
          input: contexto.value,
        });
      }
      vistos.add(diaSemana);
    });
  },
);
export type Semana = z.output<typeof Semana>;

const SemanaGuardada = z.object({ horarios: Semana, conflictos: Conflictos });

export const horariosBaseExists = endpoint({
  id: 'horariosBaseExists',
  method: 'GET',
  path: '/horarios-base/exists',
  access: 'admin',
  tag: 'horarios-base',
  summary: 'Si ya se cargaron los horarios de la semana',
  status: 200,
  response: Existe,
});

export const obtenerHorariosBase = endpoint({
  id: 'obtenerHorariosBase',
  method: 'GET',
  path: '/horarios-base',
  access: 'admin',
  tag: 'horarios-base',
  summary: 'Los horarios de la semana, desde el lunes',
  query: z.object(paginacionDeListado),
  status: 200,
  response: Semana,
  responseHeaders: CabeceraDeTotal,
  editable: (horarios: Semana) => horarios,
});

export const crearHorariosBase = endpoint({
  id: 'crearHorariosBase',
  method: 'POST',
  path: '/horarios-base',
  access: 'admin',
  tag: 'horarios-base',
  summary: 'Cargar los horarios de la semana por primera vez',
  body: Semana,
  status: 201,
  response: SemanaGuardada,
  errors: [409],
});

export const actualizarHorariosBase = endpoint({
  id: 'actualizarHorariosBase',
  method: 'PUT',
  path: '/horarios-base',
  access: 'admin',
  tag: 'horarios-base',
  summary: 'Cambiar los horarios de la semana',
  headers: SiNadieCambio,
  body: Semana,
  status: 200,
  response: SemanaGuardada,
  editable: ({ horarios }: { horarios: Semana }) => horarios,
  errors: [404],
});

export const previsualizarHorariosBase = endpoint({
  id: 'previsualizarHorariosBase',
  method: 'POST',
  path: '/horarios-base/previsualizar',
  access: 'admin',
  tag: 'horarios-base',
  summary: 'Qué haría con los turnos guardar estos horarios; no cambia nada',
  body: Semana,
  status: 200,
  response: Previsualizacion,
});
