import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { createElement, useLayoutEffect, useState, type ComponentType } from 'react';
import { pararSegundoToque } from '../components/ui/pararSegundoToque.ts';
import { Redirigir } from './Redirigir.tsx';
import { perezosa } from '../lib/perezosa.ts';

type Cargar = () => Promise<ComponentType>;
type PorRol = Record<Rol, Cargar>;

export interface Pantalla {
  /**
   * `anonima`: a person with a session goes to their panel. `protegida`: a person without one goes
   * to /login. `publica`: open to both, because a reset link may be opened where there is a
   * session.
   */
  acceso: 'anonima' | 'protegida' | 'publica';
  cargar: PorRol;
  Componente: Record<Rol, ComponentType>;
}

export function anonima(cargar: Cargar): Pantalla {
  return pantalla('anonima', paraTodos(cargar));
}

export function publica(cargar: Cargar): Pantalla {
  return pantalla('publica', paraTodos(cargar));
}

/**
 * A protected screen about nothing but the session's own user: it needs no server state and does
 * not wait for it.
 */
export function propia(cargar: Cargar): Pantalla {
  return pantalla('protegida', paraTodos(cargar));
}

export function protegida(cargar: Cargar): Pantalla {
  return pantalla('protegida', paraTodos(conInterior(cargar)));
}

/** A protected screen of the desk; at its path clients see their own panel. */
export function delMostrador(cargar: Cargar): Pantalla {
  return pantalla('protegida', {
    CLIENT: conInterior(panelDeCliente),
    RECEPCION: conInterior(cargar),
    ADMIN: conInterior(cargar),
  });
}

/** A protected screen of administrators; the reception is led to its panel. */
export function deAdministradores(cargar: Cargar): Pantalla {
  return pantalla('protegida', {
    CLIENT: conInterior(panelDeCliente),
    RECEPCION: async () => HaciaElPanel,
    ADMIN: conInterior(cargar),
  });
}

function panelDeCliente() {
  return import('../features/cliente/inicio/PanelDeCliente.tsx').then((m) => m.PanelDeCliente);
}

const HaciaElPanel = () => createElement(Redirigir, { a: '/dashboard' });

function paraTodos(cargar: Cargar): PorRol {
  return { CLIENT: cargar, RECEPCION: cargar, ADMIN: cargar };
}

/** Wraps a screen in `Interior`; the code of both is fetched at once. */
function conInterior(cargar: Cargar): Cargar {
  return async () => {
    const [{ Interior }, Pantalla] = await Promise.all([
      import('../components/layout/Interior.tsx'),
      cargar(),
    ]);
    return () => createElement(Interior, null, createElement(Pantalla));
  };
}

function pantalla(acceso: Pantalla['acceso'], porRol: PorRol): Pantalla {
  const CLIENT = alVisitar(porRol.CLIENT);
  const RECEPCION = alVisitar(porRol.RECEPCION);
  const ADMIN = alVisitar(porRol.ADMIN);
  return {
    acceso,
    cargar: { CLIENT: CLIENT.cargar, RECEPCION: RECEPCION.cargar, ADMIN: ADMIN.cargar },
    Componente: {
      CLIENT: CLIENT.Componente,
      RECEPCION: RECEPCION.Componente,
      ADMIN: ADMIN.Componente,
    },
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
  const Perezosa = perezosa(cargar);
  function Componente() {
    // The component stays the same during a visit: if it changed, the screen would begin anew.
    const [Pantalla] = useState<ComponentType>(() => Llegada ?? Perezosa);
    // The screen has taken the place of the one that led to it.
    useLayoutEffect(() => pararSegundoToque(), []);
    return createElement(Pantalla);
  }
  return { cargar, Componente };
}
