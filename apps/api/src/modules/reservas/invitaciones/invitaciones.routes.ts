import * as api from '@remanso/contract/reserva/invitaciones.contract';
import type { Dependencies } from '../../../dependencies.ts';
import type { Route } from '../../../platform/http/register-endpoint.ts';
import { corregirInvitacion } from './corregir-invitacion.ts';
import { crearInvitacion } from './crear-invitacion.ts';
import { escribirInvitacion } from './escribir-invitacion.ts';
import { mostrarInvitacion } from './mostrar-invitacion.ts';
import { rechazarInvitacion } from './rechazar-invitacion.ts';

const LUGAR_DEVUELTO = 'El lugar quedó libre';

export function invitacionesRoutes(route: Route, dependencies: Dependencies): void {
  route(api.crearInvitacion, ({ session, params, body }) =>
    crearInvitacion(dependencies, { session, reservaId: params.id, asientoId: body.asientoId }),
  );

  route(api.verInvitacion, ({ params }) => mostrarInvitacion(dependencies, params.secreto));

  route(api.corregirInvitacion, async ({ params: { secreto }, body }) => {
    await corregirInvitacion(dependencies, secreto, body);
    return mostrarInvitacion(dependencies, secreto);
  });

  route(api.rechazarInvitacion, async ({ params }) => {
    await rechazarInvitacion(dependencies, params.secreto);
    return { message: LUGAR_DEVUELTO };
  });

  route(api.calendarioDeInvitacion, ({ params }) =>
    escribirInvitacion(dependencies, params.secreto),
  );
}
