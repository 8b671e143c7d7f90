import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { Usuario } from '@remanso/contract/persona/usuarios.contract';

/*
 * The texts about the consequences of changing or erasing an account.
 */

const TIENE_QUE_ENTRAR =
  'Sus sesiones, sus enlaces y su calendario terminan: tiene que volver a entrar.';

export function consecuenciasDeCambiarRol(rol: Rol, esPropia: boolean): string[] {
  if (rol === 'RECEPCION') {
    return [
      'Atiende el mostrador: ve los turnos, reserva, cobra, lleva la caja y corrige los datos de los clientes.',
      'No cambia precios ni horarios, no elimina reservas ni clientes, y no ve los informes ni la actividad de los demás.',
      TIENE_QUE_ENTRAR,
    ];
  }
  if (rol === 'ADMIN') {
    return [
      'Ve y cambia todo: turnos, reservas, clientes, precios, horarios y cuentas.',
      'Pasa de los clientes a los administradores; sus reservas quedan.',
      TIENE_QUE_ENTRAR,
    ];
  }
  return [
    esPropia
      ? 'Pierdes el acceso a este panel y tu sesión se cierra en el acto: solo otro administrador puede devolverlo.'
      : 'Pierde el acceso al panel en el acto.',
    'La cuenta sigue, para reservar como cliente.',
  ];
}

export function consecuenciasDeCambiarEstado({ estado }: Usuario, esPropia: boolean): string[] {
  if (estado === 'INACTIVO') return ['Puede volver a entrar, con la misma contraseña.'];
  return [
    esPropia
      ? 'Tu sesión se cierra en el acto: solo otro administrador puede activar la cuenta de nuevo.'
      : 'La cuenta deja de entrar al sistema; si hay una sesión abierta, se cierra.',
  ];
}

export function consecuenciasDeEliminar(esPropia: boolean): string[] {
  return [
    'Se borran el nombre, el email, el teléfono, el género y la contraseña, también del registro de actividad.',
    'Lo que hizo en el sistema queda anotado, sin su nombre.',
    'Si tiene reservas por venir, se cancelan y los lugares quedan libres; con un turno en curso, espera a que termine.',
    ...(esPropia ? ['Tu sesión se cierra en el acto.'] : []),
    'Es para siempre: no lo puedes deshacer.',
  ];
}
