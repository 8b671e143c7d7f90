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
 * The dialogs of the day's screen. A client's page, the caja and the paleta open these dialogs too.
 * They are exported here because a feature must not import another feature.
 */
export const VentanasDeCliente = perezosa(
  async () =>
    (await import('../../features/mostrador/dia/VentanasDeCliente.tsx')).VentanasDeCliente,
);

/** The landing page, which the section of the centre's data shows as a preview. */
const Portada = perezosa(async () => (await import('./PortadaDeHoy.tsx')).PortadaDeHoy);

const GRUPOS = ['El día', 'Personas', 'Ajustes', 'Seguimiento'] as const;

interface Lugar {
  nombre: string;
  grupo: (typeof GRUPOS)[number];
  Icono: typeof Users;
  /** True for the four sections that BarraDelPanel shows in a narrow window. */
  aMano?: true;
}
type Seccion = Lugar & { aparte: ReturnType<typeof perezosa<object>> };

/**
 * The sections of the panel, in the order of their groups. The code of '/dashboard' is loaded with
 * the panel; `aparte` loads the code of each other section. The build reads the imports of these
 * rows (`build/screens.ts`) to find the modules that a section needs first.
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

export function seccionesPara(rol: Rol) {
  return EN_SU_ORDEN.filter(({ ruta }) => tienePermiso(rol, PERMISO_DE_SECCION[ruta]));
}

/**
 * Returns the sections that a rol may see, by group. A group without such a section is left out.
 */
export function gruposPara(rol: Rol) {
  const suyas = seccionesPara(rol);
  return GRUPOS.map((nombre) => ({
    nombre,
    secciones: suyas.filter(({ grupo }) => grupo === nombre),
  })).filter(({ secciones }) => secciones.length > 0);
}

/**
 * Fetches a section's code before the person opens the section. A failure is ignored here; opening
 * the section tries again and shows the error.
 */
export function cargarSeccion(ruta: RutaDelPanel): void {
  if (ruta !== '/dashboard') SECCIONES[ruta].aparte.acercar();
}
