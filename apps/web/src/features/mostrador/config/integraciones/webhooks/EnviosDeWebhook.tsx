import type { Envio, Webhook } from '@remanso/contract/sistema/webhooks.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Boton } from '../../../../../components/ui/Boton.tsx';
import { Modal } from '../../../../../components/ui/dialogo/Modal.tsx';
import { EstadoDeError } from '../../../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../../../components/ui/estado/Esqueleto.tsx';
import { Insignia } from '../../../../../components/ui/Insignia.tsx';
import { Paginacion } from '../../../../../components/ui/Paginacion.tsx';
import { mensajeDe } from '../../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../../lib/carteles.ts';
import { ERROR_AL_REENVIAR, useReenviarEnvio } from './webhooks.mutations.ts';
import { ERROR_AL_LEER_ENVIOS, consultasDeWebhooks } from './webhooks.queries.ts';
import {
  deQuien,
  marcaDeEnvio,
  momentoEnPalabras,
  nombreDeEnvio,
  resultadoEnPalabras,
} from './webhooks.view.ts';

interface PropiedadesDeEnviosDeWebhook {
  webhook: Webhook;
  /** The name of the program in the list. */
  nombre: string;
  alCerrar: () => void;
}

/** The dialog with what a program was told, the latest first. */
export function EnviosDeWebhook({ webhook, nombre, alCerrar }: PropiedadesDeEnviosDeWebhook) {
  const idDeTitulo = useId();
  const [page, setPage] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    ...consultasDeWebhooks.envios(webhook.id, page),
    placeholderData: keepPreviousData,
  });
  return (
    <Modal
      abierto
      ancho="lg"
      titulo={`Avisos a ${nombre}`}
      subtitulo="Los de los últimos 30 días, el último primero."
      alCerrar={alCerrar}
    >
      <h3 id={idDeTitulo} tabIndex={-1} className="sr-only">
        Avisos
      </h3>
      {!data && !error && <Esqueleto className="h-48" />}
      {!data && error && (
        <EstadoDeError
          titulo={ERROR_AL_LEER_ENVIOS}
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      {data?.totalElementos === 0 && <p className="text-tinta-suave">Todavía no se avisó nada.</p>}
      {data && data.totalElementos > 0 && (
        <div className="flex flex-col gap-4">
          <ul aria-labelledby={idDeTitulo}>
            {data.envios.map((envio) => (
              <Renglon key={envio.id} envio={envio} activo={webhook.activo} />
            ))}
          </ul>
          <Paginacion
            pagina={data}
            nombre="Páginas de avisos"
            idDeTitulo={idDeTitulo}
            alCambiar={setPage}
          />
        </div>
      )}
    </Modal>
  );
}

function Renglon({ envio, activo }: { envio: Envio; activo: boolean }) {
  const { mutateAsync: reenviar, isPending } = useReenviarEnvio();
  const nombre = nombreDeEnvio(envio.tipo);
  const { texto, tono } = marcaDeEnvio(envio);
  const quien = deQuien(envio);

  async function mandarOtraVez() {
    try {
      cartel.exito((await reenviar(envio.id)).message);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_REENVIAR));
    }
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-borde py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {nombre}
          <Insignia tono={tono}>{texto}</Insignia>
        </p>
        {quien && <p className="[overflow-wrap:anywhere]">{quien}</p>}
        <p className="text-sm text-tinta-suave">
          <time dateTime={envio.en}>{momentoEnPalabras(envio.en)}</time>
        </p>
        <p className="text-sm text-tinta-suave [overflow-wrap:anywhere]">
          {resultadoEnPalabras(envio)}
        </p>
      </div>
      {activo && (
        <Boton
          variante="ghost"
          tamano="sm"
          aria-label={`Reenviar: ${[nombre, quien, momentoEnPalabras(envio.en)].filter(Boolean).join(', ')}`}
          cargando={isPending}
          onClick={() => void mandarOtraVez()}
        >
          Reenviar
        </Boton>
      )}
    </li>
  );
}
