import { diasEntre } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type {
  Agenda,
  DiaDeAgenda,
  PreciosDeAgenda,
} from '@remanso/contract/franja/agenda.contract';
import { DIAS_DE_AGENDA } from '@remanso/contract/franja/agenda.rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { EncabezadoMarco } from '../../components/layout/EncabezadoMarco.tsx';
import { CentroMostrado } from '../../lib/centro.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';
import { diaEnVista, type Pedido } from './agenda.view.ts';
import { AgendaPrivada } from './AgendaPrivada.tsx';
import { cabezaDe, type Cabeza } from './cabeza.view.ts';
import type { AgendaDeLaPagina } from './enLaPagina.ts';
import type { EnlaceDeAgenda } from './EnlaceDeAgenda.ts';
import { PortadaDeAgenda } from './PortadaDeAgenda.tsx';

export { diaEnVista };

interface LoQueMuestra {
  centro: Centro;
  /** The origin of the page, for example https://turnos.ejemplo.com. */
  origen: string;
  /** The whole window; null where the agenda is private. */
  agenda: Agenda | null;
  pedido: Pedido;
  /** The prices of the day in view; null where there is none. */
  precios: PreciosDeAgenda | null;
}

interface PaginaDeAgenda {
  head: string;
  body: string;
  data: { agenda: AgendaDeLaPagina | null };
}

/**
 * Returns what the server writes into the page of the agenda at each request
 * (`crear-escribir-pagina.ts`): its head, the screen as it begins, and the days as JSON, with which
 * the app goes on. The browser never calls this function.
 */
export function renderizarAgenda(loQueMuestra: LoQueMuestra): PaginaDeAgenda {
  const { centro, origen, agenda, pedido, precios } = loQueMuestra;
  const dias = agenda?.dias ?? [];
  const cabeza = cabezaDe({ nombre: centro.nombre, dias, pedido, precios: precios?.precios ?? [] });
  const tramo = agenda && tramoEnVista(agenda, pedido);
  return {
    head: renderToStaticMarkup(
      <>
        <Metadatos {...cabeza} centro={centro} origen={origen} />
        {!agenda && <meta name="robots" content="noindex" />}
      </>,
    ),
    body: renderToStaticMarkup(
      <CentroMostrado value={centro}>
        <EncabezadoMarco />
        <main className="flex min-h-dvh flex-col">
          {agenda && tramo ? (
            <PortadaDeAgenda
              {...pedido}
              agenda={{ hoy: agenda.hoy, dias: tramo.dias }}
              precios={precios?.precios ?? []}
              antes={enElDia(tramo.antes)}
              despues={enElDia(tramo.despues)}
              conocidos={dias}
              Enlace={EnlaceDePagina}
            />
          ) : (
            <AgendaPrivada Enlace={EnlaceDePagina} />
          )}
        </main>
      </CentroMostrado>,
    ),
    data: {
      agenda: agenda && tramo ? { agenda: { hoy: agenda.hoy, dias: tramo.dias }, precios } : null,
    },
  };
}

interface Tramo {
  dias: DiaDeAgenda[];
  /** The first day of the two weeks before and after; null where there are none. */
  antes: string | null;
  despues: string | null;
}

/** Returns the two weeks in which the day in view lies. */
function tramoEnVista({ hoy, dias }: Agenda, pedido: Pedido): Tramo {
  const tramoDe = (fecha: string) => Math.floor(diasEntre(hoy, fecha) / DIAS_DE_AGENDA);
  const tramo = tramoDe(diaEnVista({ dias }, pedido)?.fecha ?? hoy);
  const primero = (n: number) => dias.find(({ fecha }) => tramoDe(fecha) === n)?.fecha ?? null;
  return {
    dias: dias.filter(({ fecha }) => tramoDe(fecha) === tramo),
    antes: primero(tramo - 1),
    despues: primero(tramo + 1),
  };
}

function enElDia(fecha: string | null): Destino | null {
  return fecha === null ? null : `/agenda?fecha=${fecha}`;
}

const EnlaceDePagina: EnlaceDeAgenda = ({ a, children, ...resto }) => (
  <a href={a} {...resto}>
    {children}
  </a>
);

type PropiedadesDeMetadatos = Cabeza & Pick<LoQueMuestra, 'centro' | 'origen'>;

function Metadatos({ titulo, descripcion, direccion, centro, origen }: PropiedadesDeMetadatos) {
  return (
    <>
      <title>{titulo}</title>
      <meta name="description" content={descripcion} />
      <link rel="canonical" href={`${origen}/agenda`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={centro.nombre} />
      <meta property="og:title" content={titulo} />
      <meta property="og:description" content={descripcion} />
      <meta property="og:url" content={origen + direccion} />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:image" content={`${origen}/portada.jpg`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="Una pileta de piedra con vapor, al pie de los cerros"
      />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={titulo} />
      <meta name="twitter:description" content={descripcion} />
      <meta name="twitter:image" content={`${origen}/portada.jpg`} />
    </>
  );
}
