import type { Rol } from '@remanso/contract/usuarios.rules';
import { createElement, lazy, useState, type ComponentType } from 'react';

type Cargar = () => Promise<ComponentType>;

export interface Pantalla {
  /**
   * `anonima`: a person with a session goes to their panel. `protegida`: a person without one goes
   * to /login. `publica`: open to both, because a reset link may be opened where there is a
   * session.
   */
  acceso: 'anonima' | 'protegida' | 'publica';
  cargar: Record<Rol, Cargar>;
  Componente: Record<Rol, ComponentType>;
}

export function anonima(cargar: Cargar): Pantalla {
  return pantalla('anonima', cargar, cargar);
}

export function publica(cargar: Cargar): Pantalla {
  return pantalla('publica', cargar, cargar);
}

/**
 * A protected screen about nothing but the session's own user: it needs no server state and does
 * not wait for it.
 */
export function propia(cargar: Cargar): Pantalla {
  return pantalla('protegida', cargar, cargar);
}

export function protegida(cargar: Cargar): Pantalla {
  return pantalla('protegida', conInterior(cargar), conInterior(cargar));
}

/** A protected screen of the desk; at its path clients see their own panel. */
export function delMostrador(cargar: Cargar): Pantalla {
  const panelDeCliente = () =>
    import('../features/cliente/inicio/PanelDeCliente.tsx').then((m) => m.PanelDeCliente);
  return pantalla('protegida', conInterior(panelDeCliente), conInterior(cargar));
}

/** Wraps a screen in `Interior`; the code of both is fetched at once. */
function conInterior(cargar: Cargar): Cargar {
  return async () => {
    const [{ Interior }, Pantalla] = await Promise.all([import('./Interior.tsx'), cargar()]);
    return () => createElement(Interior, null, createElement(Pantalla));
  };
}

function pantalla(acceso: Pantalla['acceso'], CLIENT: Cargar, ADMIN: Cargar): Pantalla {
  const [cliente, admin] = [alVisitar(CLIENT), alVisitar(ADMIN)];
  return {
    acceso,
    cargar: { CLIENT: cliente.cargar, ADMIN: admin.cargar },
    Componente: { CLIENT: cliente.Componente, ADMIN: admin.Componente },
  };
}

/**
 * Makes a screen whose code, if fetched before the visit, shows at once. For a lazy component React
 * would show the fallback even while it waits for a resolved promise, and then keep it for another
 * 300 ms so as not to flicker.
 */
function alVisitar(pedir: Cargar): { cargar: Cargar; Componente: ComponentType } {
  let Llegada: ComponentType | undefined;
  const cargar = async () => (Llegada ??= await pedir());
  const Perezosa = lazy(async () => ({ default: await cargar() }));
  function Componente() {
    // The component stays the same during a visit: if it changed, the screen would begin anew.
    const [Pantalla] = useState<ComponentType>(() => Llegada ?? Perezosa);
    return createElement(Pantalla);
  }
  return { cargar, Componente };
}
