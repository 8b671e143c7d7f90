import type { Config } from '@remanso/contract/centro/config.contract';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useId } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Esqueleto } from '../../../../components/ui/estado/Esqueleto.tsx';
import { enlaceDeTexto } from '../../../../components/ui/Enlace.tsx';
import { Tarjeta } from '../../../../components/ui/Tarjeta.tsx';
import { consultasDeAvisos } from '../../../../entities/aviso/avisos.queries.ts';
import { copiar } from '../../../../lib/compartir.ts';
import { perezosa } from '../../../../lib/perezosa.ts';
import { lineaParaCopiar, sitiosEnPalabras } from './sitios.view.ts';

const VistaDeAgenda = perezosa(async () => (await import('./VistaDeAgenda.tsx')).VistaDeAgenda);

interface PropiedadesDeTarjetaDeAgenda {
  config: Config;
  alEditar: () => void;
}

/**
 * The card that says whether anybody sees the agenda, what they see of it, and how a page of the
 * centre's shows it.
 */
export function TarjetaDeAgenda({
  config: { agendaPublica, sitiosQueEmbeben },
  alEditar,
}: PropiedadesDeTarjetaDeAgenda) {
  const idDeTitulo = useId();
  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Agenda pública
        </h2>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<Pencil aria-hidden="true" className="size-4" />}
          aria-label="Editar agenda pública"
          onClick={alEditar}
        >
          Editar
        </Boton>
      </div>
      {agendaPublica ? (
        <ALaVista sitios={sitiosQueEmbeben} />
      ) : (
        <p className="text-tinta-suave">Tus clientes ven los horarios al iniciar sesión.</p>
      )}
    </Tarjeta>
  );
}

function ALaVista({ sitios }: { sitios: readonly string[] }) {
  const linea = lineaParaCopiar(location.origin);
  return (
    <>
      <p className="mb-3 text-exito">Cualquiera ve los horarios, sin iniciar sesión.</p>
      <Suspense fallback={<Esqueleto className="h-22" />}>
        <VistaDeAgenda />
      </Suspense>
      <a className={`${enlaceDeTexto} mt-2`} href="/agenda" target="_blank" rel="noreferrer">
        Ver la agenda
      </a>
      <SinCodigo />
      <h3 className="mt-4 font-semibold">En tu propia web</h3>
      <p className="text-tinta-suave">
        {sitios.length > 0
          ? sitiosEnPalabras(sitios)
          : 'Para mostrarla en una página tuya, falta decir cuál en Editar.'}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <code className="guijarro min-w-0 flex-1 basis-60 bg-hundido px-3 py-2 text-sm [overflow-wrap:anywhere]">
          {linea}
        </code>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<Copy aria-hidden="true" className="size-4" />}
          onClick={() =>
            void copiar(linea, { copiado: 'Línea copiada', fallo: 'No se pudo copiar la línea' })
          }
        >
          Copiar la línea
        </Boton>
      </div>
    </>
  );
}

/** Says that who has no account cannot enter by a code, because no e-mail goes out. */
function SinCodigo() {
  // The panel's alertas have read this query already, so no further call is made.
  const { data } = useQuery(consultasDeAvisos.fallidos(0));
  if (data?.correo !== 'ARCHIVOS') return null;
  return (
    <p className="mt-2 text-tinta-suave">
      Para reservar hace falta una cuenta. Sin ella se reserva cuando el servidor manda emails
      (SMTP_URL).
    </p>
  );
}
