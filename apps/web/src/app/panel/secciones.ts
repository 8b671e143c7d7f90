import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarOff from 'lucide-react/icons/calendar-off';
import ChartColumn from 'lucide-react/icons/chart-column';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MailX from 'lucide-react/icons/mail-x';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Printer from 'lucide-react/icons/printer';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { createElement } from 'react';
import { tienePermiso, type Rol } from '@remanso/contract/persona/usuarios.rules';
import { PERMISO_DE_SECCION, type RutaDelPanel } from '../../lib/direccion/rutas.ts';
import { perezosa } from '../../lib/perezosa.ts';

/**
 * The windows of the day that a client's page, the drawer and the palette open: one feature knows
 * nothing of another.
 */
export const VentanasDeCliente = perezosa(
  async () =>
    (await import('../../features/mostrador/dia/VentanasDeCliente.tsx')).VentanasDeCliente,
);

/** The landing, which the section of the centre shows as it will look. */
const Portada = perezosa(async () => (await import('./PortadaDeHoy.tsx')).PortadaDeHoy);

/** The groups of sections, in their order. */
const GRUPOS = ['El día', 'Personas', 'Ajustes', 'Seguimiento'] as const;

interface Lugar {
  nombre: string;
  grupo: (typeof GRUPOS)[number];
  Icono: typeof Users;
  /** True for one of the four that stand in a phone's bar. */
  aMano?: true;
}
type Seccion = Lugar & { aparte: ReturnType<typeof perezosa<object>> };

/**
 * The sections of the admin panel, in the order of its groups. The code of the first is the
 * panel's own, and that of each other is `aparte`. The build reads these rows for the modules that
 * a section begins with (`build/screens.ts`).
 */
export const SECCIONES: Record<'/dashboard', Lugar> & Record<RutaAparte, Seccion> = {
  '/dashboard': { nombre: 'Turnos del Día', grupo: 'El día', Icono: LayoutGrid, aMano: true },
  '/dashboard/hoja': {
    nombre: 'Hoja del día',
    grupo: 'El día',
    Icono: Printer,
    aparte: perezosa(() =>
      import('../../features/mostrador/dia/hoja/HojaDelDia.tsx').then((m) => m.HojaDelDia),
    ),
  },
  '/dashboard/recados': {
    nombre: 'Avisos de mañana',
    grupo: 'El día',
    Icono: MessageCircle,
    aMano: true,
    aparte: perezosa(() =>
      import('../../features/mostrador/recados/RecadosDeManana.tsx').then((m) => m.RecadosDeManana),
    ),
  },
  '/dashboard/caja': {
    nombre: 'Caja',
    grupo: 'El día',
    Icono: Wallet,
    aMano: true,
    aparte: perezosa(() =>
      import('../../features/mostrador/caja/Caja.tsx').then(
        ({ Caja }) =>
          () =>
            createElement(Caja, { Ventanas: VentanasDeCliente }),
      ),
    ),
  },
  '/dashboard/clientes': {
    nombre: 'Gestión de Usuarios',
    grupo: 'Personas',
    Icono: Users,
    aMano: true,
    aparte: perezosa(() =>
      import('../../features/mostrador/usuarios/GestionDeUsuarios.tsx').then(
        ({ GestionDeUsuarios }) =>
          () =>
            createElement(GestionDeUsuarios, { Ventanas: VentanasDeCliente }),
      ),
    ),
  },
  '/dashboard/configuracion': {
    nombre: 'Configuración del Sistema',
    grupo: 'Ajustes',
    Icono: Settings2,
    aparte: perezosa(() =>
      import('../../features/mostrador/config/ConfiguracionDelSistema.tsx').then(
        (m) => m.ConfiguracionDelSistema,
      ),
    ),
  },
  '/dashboard/centro': {
    nombre: 'El centro',
    grupo: 'Ajustes',
    Icono: MapPin,
    aparte: perezosa(() =>
      import('../../features/mostrador/centro/ElCentro.tsx').then(
        ({ ElCentro }) =>
          () =>
            createElement(ElCentro, { Portada }),
      ),
    ),
  },
  '/dashboard/horarios': {
    nombre: 'Horarios Semanales',
    grupo: 'Ajustes',
    Icono: CalendarClock,
    aparte: perezosa(() =>
      import('../../features/mostrador/horarios/HorariosSemanales.tsx').then(
        (m) => m.HorariosSemanales,
      ),
    ),
  },
  '/dashboard/feriados': {
    nombre: 'Feriados y excepciones',
    grupo: 'Ajustes',
    Icono: CalendarOff,
    aparte: perezosa(() =>
      import('../../features/mostrador/excepciones/FeriadosYExcepciones.tsx').then(
        (m) => m.FeriadosYExcepciones,
      ),
    ),
  },
  '/dashboard/informes': {
    nombre: 'Informes',
    grupo: 'Seguimiento',
    Icono: ChartColumn,
    aparte: perezosa(() =>
      import('../../features/mostrador/informes/Informes.tsx').then((m) => m.Informes),
    ),
  },
  '/dashboard/actividad': {
    nombre: 'Actividad',
    grupo: 'Seguimiento',
    Icono: ScrollText,
    aparte: perezosa(() =>
      import('../../features/mostrador/actividad/Actividad.tsx').then((m) => m.Actividad),
    ),
  },
  '/dashboard/avisos': {
    nombre: 'Mensajes sin entregar',
    grupo: 'Seguimiento',
    Icono: MailX,
    aparte: perezosa(() =>
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

/** The sections that a role may see. */
export function seccionesPara(rol: Rol) {
  return EN_SU_ORDEN.filter(({ ruta }) => tienePermiso(rol, PERMISO_DE_SECCION[ruta]));
}

/** The sections that a role may see, by group; a group of which it may see none is left out. */
export function gruposPara(rol: Rol) {
  const suyas = seccionesPara(rol);
  return GRUPOS.map((nombre) => ({
    nombre,
    secciones: suyas.filter(({ grupo }) => grupo === nombre),
  })).filter(({ secciones }) => secciones.length > 0);
}

/** Fetches a section's code ahead of time; a failure is left for the visit to show. */
export function cargarSeccion(ruta: RutaDelPanel): void {
  if (ruta !== '/dashboard') SECCIONES[ruta].aparte.acercar();
}
