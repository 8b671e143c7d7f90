import { sumarDias } from '@remanso/contract/calendario';
import * as api from '@remanso/contract/franja/agenda.contract';
import { DIAS_DE_AGENDA } from '@remanso/contract/franja/agenda.rules';
import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../platform/http/register-endpoint.ts';
import { comprobarPeriodo } from '../franjas/comprobar-periodo.ts';
import { shareReadsByKey } from '../../platform/share-reads.ts';
import { leerPrecios } from './agenda.queries.ts';
import { crearLectorDeAgenda } from './crear-lector-de-agenda.ts';

export function agendaRoutes(route: Route, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const leer = crearLectorDeAgenda(dependencies);
  const preciosDe = shareReadsByKey((fecha: string) => leerPrecios(db, fecha));

  route(api.leerAgenda, async ({ query }) => {
    const hoy = clock.today();
    const { desde = hoy } = query;
    const primero = desde < hoy ? hoy : desde;
    const hasta = query.hasta ?? sumarDias(primero, DIAS_DE_AGENDA - 1);
    if (query.hasta) comprobarPeriodo({ desde, hasta }, DIAS_DE_AGENDA);
    const agenda = await leer();
    const dias = agenda.dias.filter(({ fecha }) => fecha >= desde && fecha <= hasta);
    return { ...agenda, dias };
  });

  route(api.leerPreciosDeAgenda, ({ query }) => preciosDe(query.fecha));
}
