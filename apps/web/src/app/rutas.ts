import type { Rol } from '@remanso/contract/usuarios.rules';
import { createElement, lazy, useState, type ComponentType } from 'react';
import { leerSesion } from '../lib/sesion.ts';
import type { Ruta, RutaDePantalla } from '../lib/rutas.ts';

/*
 * The table of screens (specification §2). To add one: write it in its feature, then one line here.
 *
 *     '/reservas': protegida(() =>
 *       import('../features/cliente/inicio/PanelDeCliente.tsx').then((m) => m.PanelDeCliente)),
 */

type Cargar = () => Promise<ComponentType>;

export interface Pantalla {
  /**
   * `anonima`: a person with a session goes to their panel. `protegida`: a person without one goes to /login.
   * `publica`: open to both, because a reset link may be opened where there is a session.
   */
  acceso: 'anonima' | 'protegida' | 'publica';
  cargar: Record<Rol, Cargar>;
  Componente: Record<Rol, ComponentType>;
}

/** One screen at several addresses, so that its frame stays while the section changes. */
const PANEL_DE_ADMIN = protegida(panelDeCliente, () =>
  import('./panel/PanelDeAdmin.tsx').then((m) => m.PanelDeAdmin),
);

const PANTALLAS: Record<RutaDePantalla, Pantalla> = {
  '/login': anonima(() => import('../features/acceso/Login.tsx').then((m) => m.Login)),
  '/register': anonima(() => import('../features/acceso/Registro.tsx').then((m) => m.Registro)),
  '/forgot-password': publica(() =>
    import('../features/acceso/OlvidoDeContrasena.tsx').then((m) => m.OlvidoDeContrasena),
  ),
  '/reset-password': publica(() =>
    import('../features/acceso/ContrasenaPorEnlace.tsx').then((m) => m.ContrasenaPorEnlace),
  ),
  '/mi-cuenta': propia(() => import('../features/cuenta/MiCuenta.tsx').then((m) => m.MiCuenta)),
  '/reservas': protegida(panelDeCliente),
  '/reservas/mis-reservas': protegida(() =>
    import('../features/cliente/mis-reservas/MisReservas.tsx').then((m) => m.MisReservas),
  ),
  '/reservas/nueva-reserva': protegida(() =>
    import('../features/cliente/nueva-reserva/NuevaReserva.tsx').then((m) => m.NuevaReserva),
  ),
  '/turnos': protegida(() => import('../features/cliente/semana/Turnos.tsx').then((m) => m.Turnos)),
  '/dashboard': PANEL_DE_ADMIN,
  '/dashboard/clientes': PANEL_DE_ADMIN,
  '/dashboard/usuarios': PANEL_DE_ADMIN,
  '/dashboard/configuracion': PANEL_DE_ADMIN,
  '/dashboard/horarios': PANEL_DE_ADMIN,
  '/dashboard/feriados': PANEL_DE_ADMIN,
  '/dashboard/actividad': PANEL_DE_ADMIN,
  '/dashboard/avisos': PANEL_DE_ADMIN,
  '/configuracion-inicial': protegida(panelDeCliente, () =>
    import('../features/mostrador/config/ConfiguracionInicial.tsx').then(
      (m) => m.ConfiguracionInicial,
    ),
  ),
  '/configuracion-horarios': protegida(panelDeCliente, () =>
    import('../features/mostrador/horarios/ConfiguracionDeHorarios.tsx').then(
      (m) => m.ConfiguracionDeHorarios,
    ),
  ),
};

export function pantallaDe(ruta: string): Pantalla | undefined {
  return Object.hasOwn(PANTALLAS, ruta) ? PANTALLAS[ruta as RutaDePantalla] : undefined;
}

/** Fetches a screen's code ahead of time; a failure is left for the visit to show. */
export async function cargarPantalla(ruta: Ruta): Promise<void> {
  await pantallaDe(ruta)
    ?.cargar[leerSesion().rol]()
    .catch(() => {});
}

function panelDeCliente(): Promise<ComponentType> {
  return import('../features/cliente/inicio/PanelDeCliente.tsx').then((m) => m.PanelDeCliente);
}

function anonima(cargar: Cargar): Pantalla {
  return pantalla('anonima', cargar, cargar);
}

function publica(cargar: Cargar): Pantalla {
  return pantalla('publica', cargar, cargar);
}

/** A protected screen about nothing but the session's own user: it needs no server state and does not wait for it. */
function propia(cargar: Cargar): Pantalla {
  return pantalla('protegida', cargar, cargar);
}

/**
 * A protected screen. `paraAdmin` is the screen that an administrator sees at the same path: /dashboard shows clients
 * their own panel.
 */
function protegida(cargar: Cargar, paraAdmin: Cargar = cargar): Pantalla {
  return pantalla('protegida', conInterior(cargar), conInterior(paraAdmin));
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
 * Makes a screen whose code, if fetched before the visit, shows at once. For a lazy component React would show the
 * fallback even while it waits for a resolved promise, and then keep it for another 300 ms so as not to flicker.
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
