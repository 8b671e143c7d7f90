import { fechaDe, horarioDe } from '@remanso/contract/calendario';
import type { Invitacion } from '@remanso/contract/reserva/invitaciones.contract';
import type { Dependencies } from '../../../dependencies.ts';
import { leerCentro } from '../../centro/centro.queries.ts';
import { leerInvitacion, titularDeFila } from './invitaciones.queries.ts';

/** Returns what a companion sees of the turn. Throws 404 where the secret has ended. */
export async function mostrarInvitacion(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  secreto: string,
): Promise<Invitacion> {
  const fila = await leerInvitacion(db, secreto, clock.now());
  const { direccion } = await leerCentro(db, clock.timeZone);
  return {
    fecha: fechaDe(fila.inicio),
    horario: horarioDe(fila.inicio, fila.fin),
    lugar: direccion,
    titular: titularDeFila(fila),
    nombre: fila.nombre,
    sexo: fila.sexo,
    estado: fila.estado.toLowerCase() as Invitacion['estado'],
  };
}
