import { ROLES, type Rol } from '@remanso/contract/usuarios.rules';
import type { Usuario } from '@remanso/contract/usuarios.contract';
import { destinoCon, paginaEn, paginaParaPersonas, textoEn } from '../../../lib/direccion.ts';
import type { Destino } from '../../../lib/rutas.ts';

/*
 * All the accounts: which of them are shown, and the consequences of changing one.
 */

export const NOMBRE_DE_ROL: Record<Rol, string> = { ADMIN: 'Administrador', CLIENT: 'Cliente' };

export interface Lugar {
  buscar: string;
  rol: Rol | null;
  pagina: number;
}

export function leerLugar(consulta: string): Lugar {
  const rol = textoEn(consulta, 'rol');
  return {
    buscar: textoEn(consulta, 'buscar'),
    rol: ROLES.find((cada) => cada === rol) ?? null,
    pagina: paginaEn(consulta),
  };
}

export function destinoDe({ buscar, rol, pagina }: Lugar): Destino {
  return destinoCon('/dashboard/usuarios', { buscar, rol, pagina: paginaParaPersonas(pagina) });
}

/** The text for screen readers when a search or a filter has been answered. */
export function hallazgo({ buscar, rol }: Lugar, cuantas: number): string {
  if (buscar.trim() === '' && rol === null) return '';
  if (cuantas === 0) return 'Ninguna cuenta encontrada';
  return cuantas === 1 ? '1 cuenta encontrada' : `${cuantas} cuentas encontradas`;
}

export function consecuenciasDeCambiarRol({ rol }: Usuario, esPropia: boolean): string[] {
  if (rol === 'CLIENT') {
    return [
      'Ve y cambia todo: turnos, reservas, clientes, precios, horarios y cuentas.',
      'Deja de aparecer en Gestión de Clientes; sus reservas quedan.',
      'Vale desde ahora, sin que tenga que volver a entrar.',
    ];
  }
  return [
    esPropia
      ? 'Se pierde el acceso a este panel en el acto: solo otro administrador puede devolverlo.'
      : 'Pierde el acceso al panel en el acto.',
    'La cuenta sigue, para reservar como cliente.',
  ];
}

export function consecuenciasDeCambiarEstado({ estado }: Usuario, esPropia: boolean): string[] {
  if (estado === 'INACTIVO') return ['Puede volver a entrar, con la misma contraseña.'];
  return [
    esPropia
      ? 'La sesión se cierra en el acto: solo otro administrador puede activar la cuenta de nuevo.'
      : 'La cuenta deja de entrar al sistema; si hay una sesión abierta, se cierra.',
  ];
}

export function consecuenciasDeEliminar(esPropia: boolean): string[] {
  return [
    'Se borran el nombre, el email, el teléfono, el género y la contraseña, también del registro de actividad.',
    'Lo que hizo en el sistema queda anotado, sin su nombre.',
    'Si tiene reservas por venir, se cancelan y los lugares quedan libres; con un turno en curso hay que esperar.',
    ...(esPropia ? ['La sesión se cierra en el acto.'] : []),
    'Es para siempre: no se puede deshacer.',
  ];
}
