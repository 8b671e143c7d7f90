import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarOff from 'lucide-react/icons/calendar-off';
import ChartColumn from 'lucide-react/icons/chart-column';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapPin from 'lucide-react/icons/map-pin';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { createElement, lazy, type ComponentType } from 'react';
import { tienePermiso, type Rol } from '@remanso/contract/usuarios.rules';
import { permisoDeSeccion, type RutaDelPanel } from '../../lib/rutas.ts';

/**
 * The windows of the day that a client's page, the drawer and the palette open: one feature knows
 * nothing of another.
 */
export const VentanasDeCliente = lazy(async () => ({
  default: (await import('../../features/mostrador/dia/VentanasDeCliente.tsx')).VentanasDeCliente,
}));

/** The landing, which the section of the centre shows as it will look. */
const Portada = lazy(async () => ({
  default: (await import('./PortadaDeHoy.tsx')).PortadaDeHoy,
}));

/** A section has an entry in the bar, with its icon, or is reached from another section. */
type Lugar = { nombre: string } & ({ Icono: typeof Users } | { dentroDe: RutaDelPanel });
type Seccion = Lugar & { aparte: ReturnType<typeof aparte> };

/**
 * The sections of the admin panel, in the order of its bar. The code of the first is the panel's
 * own, and that of each other is `aparte`. The build reads these rows for the modules that a
 * section begins with (`build/screens.ts`).
 */
export const SECCIONES: Record<'/dashboard', Lugar> & Record<RutaAparte, Seccion> = {
  '/dashboard': { nombre: 'Turnos del Día', Icono: LayoutGrid },
  '/dashboard/hoja': {
    nombre: 'Hoja del día',
    dentroDe: '/dashboard',
    aparte: aparte(() =>
      import('../../features/mostrador/dia/hoja/HojaDelDia.tsx').then((m) => m.HojaDelDia),
    ),
  },
  '/dashboard/recados': {
    nombre: 'Avisos de mañana',
    dentroDe: '/dashboard',
    aparte: aparte(() =>
      import('../../features/mostrador/recados/AvisosDeManana.tsx').then((m) => m.AvisosDeManana),
    ),
  },
  '/dashboard/caja': {
    nombre: 'Caja',
    Icono: Wallet,
    aparte: aparte(() =>
      import('../../features/mostrador/caja/Caja.tsx').then(
        ({ Caja }) =>
          () =>
            createElement(Caja, { Ventanas: VentanasDeCliente }),
      ),
    ),
  },
  '/dashboard/clientes': {
    nombre: 'Gestión de Usuarios',
    Icono: Users,
    aparte: aparte(() =>
      import('../../features/mostrador/usuarios/GestionDeUsuarios.tsx').then(
        ({ GestionDeUsuarios }) =>
          () =>
            createElement(GestionDeUsuarios, { Ventanas: VentanasDeCliente }),
      ),
    ),
  },
  '/dashboard/configuracion': {
    nombre: 'Configuración del Sistema',
    Icono: Settings2,
    aparte: aparte(() =>
      import('../../features/mostrador/config/ConfiguracionDelSistema.tsx').then(
        (m) => m.ConfiguracionDelSistema,
      ),
    ),
  },
  '/dashboard/centro': {
    nombre: 'El centro',
    Icono: MapPin,
    aparte: aparte(() =>
      import('../../features/mostrador/centro/ElCentro.tsx').then(
        ({ ElCentro }) =>
          () =>
            createElement(ElCentro, { Portada }),
      ),
    ),
  },
  '/dashboard/horarios': {
    nombre: 'Horarios Semanales',
    Icono: CalendarClock,
    aparte: aparte(() =>
      import('../../features/mostrador/horarios/HorariosSemanales.tsx').then(
        (m) => m.HorariosSemanales,
      ),
    ),
  },
  '/dashboard/feriados': {
    nombre: 'Feriados y excepciones',
    Icono: CalendarOff,
    aparte: aparte(() =>
      import('../../features/mostrador/excepciones/FeriadosYExcepciones.tsx').then(
        (m) => m.FeriadosYExcepciones,
      ),
    ),
  },
  '/dashboard/informes': {
    nombre: 'Informes',
    Icono: ChartColumn,
    aparte: aparte(() =>
      import('../../features/mostrador/informes/Informes.tsx').then((m) => m.Informes),
    ),
  },
  '/dashboard/actividad': {
    nombre: 'Actividad',
    Icono: ScrollText,
    aparte: aparte(() =>
      import('../../features/mostrador/actividad/Actividad.tsx').then((m) => m.Actividad),
    ),
  },
  '/dashboard/avisos': {
    nombre: 'Mensajes sin entregar',
    dentroDe: '/dashboard/actividad',
    aparte: aparte(() =>
      import('../../features/mostrador/avisos/AvisosSinEntregar.tsx').then(
        (m) => m.AvisosSinEntregar,
      ),
    ),
  },
};

type RutaAparte = Exclude<RutaDelPanel, '/dashboard'>;

const EN_SU_ORDEN = Object.entries(SECCIONES).map(([ruta, lugar]) => ({
  ...lugar,
  ruta: ruta as RutaDelPanel,
}));

/** The sections that a role may see, those within another one included. */
export function seccionesPara(rol: Rol) {
  return EN_SU_ORDEN.filter(({ ruta }) => tienePermiso(rol, permisoDeSeccion(ruta)));
}

/** The section whose entry in the bar stands for this one. */
export function seccionEnLaBarra(ruta: RutaDelPanel): RutaDelPanel {
  const lugar = SECCIONES[ruta];
  return 'dentroDe' in lugar ? lugar.dentroDe : ruta;
}

/** Fetches a section's code ahead of time; a failure is left for the visit to show. */
export function cargarSeccion(ruta: RutaDelPanel): void {
  if (ruta !== '/dashboard') SECCIONES[ruta].aparte.cargar().catch(() => {});
}

function aparte(cargar: () => Promise<ComponentType>) {
  return { cargar, Pantalla: lazy(async () => ({ default: await cargar() })) };
}
