import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { createElement, useLayoutEffect, useState, type ComponentType } from 'react';
import { pararSegundoToque } from '../components/ui/pararSegundoToque.ts';
import { Redirigir } from './Redirigir.tsx';
import { perezosa } from '../lib/perezosa.ts';
import { leerPuertas } from '../lib/puertas.ts';

type Cargar = () => Promise<ComponentType>;
type PorRol = Record<Rol, Cargar>;

export interface Pantalla {
  /**
   * `anonima`: a person with a session is redirected to their panel. `protegida`: a person without
   * a session is redirected to /login. `publica`: open with and without a session, because a person
   * with a session may open a reset link. `visita`: as `protegida` once a session was open, and
   * open to whoever has had none.
   */
  acceso: 'anonima' | 'protegida' | 'publica' | 'visita';
  cargar: PorRol;
  Componente: Record<Rol, ComponentType>;
}

export function anonima(cargar: Cargar): Pantalla {
  return pantalla('anonima', paraTodos(cargar));
}

export function publica(cargar: Cargar): Pantalla {
  return pantalla('publica', paraTodos(cargar));
}

/** A screen that is open with and without a session, and asks the server by React Query. */
export function abierta(cargar: Cargar): Pantalla {
  return pantalla('publica', paraTodos(conInterior(cargar)));
}

/** A screen for clients, and for everybody where anybody sees the agenda. */
export function deVisita(cargar: Cargar): Pantalla {
  const acceso = leerPuertas().agendaPublica ? 'visita' : 'protegida';
  return pantalla(acceso, paraTodos(conInterior(cargar)));
}

/**
 * A protected screen that shows only the data of the session's user. The screen uses no React
 * Query, so it is not wrapped in `Interior`.
 */
export function propia(cargar: Cargar): Pantalla {
  return pantalla('protegida', paraTodos(cargar));
}

export function protegida(cargar: Cargar): Pantalla {
  return pantalla('protegida', paraTodos(conInterior(cargar)));
}

/** A protected screen of the desk. At the same path a client sees the client's panel. */
export function delMostrador(cargar: Cargar): Pantalla {
  return pantalla('protegida', {
    CLIENT: conInterior(panelDeCliente),
    RECEPCION: conInterior(cargar),
    ADMIN: conInterior(cargar),
  });
}

/**
 * A protected screen of administrators. At the same path the recepción is redirected to the panel,
 * and a client sees the client's panel.
 */
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

/**
 * Wraps a screen in `Interior`. The code of the screen and of `Interior` is fetched at the same
 * time.
 */
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
 * Returns a component that shows a screen's code at once where the code has been fetched before the
 * visit. A component of React.lazy would show its fallback even for a resolved promise, and would
 * keep the fallback for at least 300 ms.
 */
function alVisitar(pedir: Cargar): { cargar: Cargar; Componente: ComponentType } {
  let Llegada: ComponentType | undefined;
  const cargar = async () => (Llegada ??= await pedir());
  const Perezosa = perezosa(cargar);
  function Componente() {
    // The component must not change during a visit: React would mount the screen again and lose its
    // state.
    const [Pantalla] = useState<ComponentType>(() => Llegada ?? Perezosa);
    // This screen has just replaced the previous screen. If the person pressed twice, the second
    // press was meant for the previous screen.
    useLayoutEffect(() => pararSegundoToque(), []);
    return createElement(Pantalla);
  }
  return { cargar, Componente };
}
