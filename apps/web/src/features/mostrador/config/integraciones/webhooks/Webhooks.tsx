import type { Webhook } from '@remanso/contract/sistema/webhooks.contract';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useId, useState } from 'react';
import { Boton } from '../../../../../components/ui/Boton.tsx';
import { EstadoDeError } from '../../../../../components/ui/estado/EstadoDeError.tsx';
import { Esqueleto } from '../../../../../components/ui/estado/Esqueleto.tsx';
import { Tarjeta } from '../../../../../components/ui/Tarjeta.tsx';
import { cartel } from '../../../../../lib/carteles.ts';
import { perezosa } from '../../../../../lib/perezosa.ts';
import { SecretoUnaVez } from '../SecretoUnaVez.tsx';
import { WebhookEnLista } from './WebhookEnLista.tsx';
import { ERROR_AL_LEER_WEBHOOKS, consultasDeWebhooks } from './webhooks.queries.ts';

const FormularioDeWebhook = perezosa(
  async () => (await import('./FormularioDeWebhook.tsx')).FormularioDeWebhook,
);
const EnviosDeWebhook = perezosa(
  async () => (await import('./EnviosDeWebhook.tsx')).EnviosDeWebhook,
);

/** The dialog that is open. */
type Ventana =
  | { cual: 'formulario'; webhook: Webhook | undefined }
  | { cual: 'secreto'; secreto: string }
  | { cual: 'envios'; webhook: Webhook };

/** The programs of others that are told what happens. */
export function Webhooks() {
  const idDeTitulo = useId();
  const { data, error, isFetching, refetch } = useQuery(consultasDeWebhooks.lista());
  const [ventana, setVentana] = useState<Ventana>();
  const cerrar = () => setVentana(undefined);

  function alGuardar(secreto: string | undefined) {
    if (secreto === undefined) cartel.exito('Programa guardado');
    setVentana(secreto === undefined ? undefined : { cual: 'secreto', secreto });
  }

  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={idDeTitulo} className="text-xl font-bold">
          Avisos a otros programas
        </h2>
        <Boton
          variante="outline"
          tamano="sm"
          icono={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setVentana({ cual: 'formulario', webhook: undefined })}
        >
          Agregar programa
        </Boton>
      </div>
      {data?.length === 0 && (
        <p className="text-tinta-suave">
          Una planilla, una lista de e-mails o un sistema propio se enteran solos de cada reserva y
          de cada pago (webhooks). Todavía no se avisa a ninguno.
        </p>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((webhook) => (
            <WebhookEnLista
              key={webhook.id}
              webhook={webhook}
              alEditar={() => setVentana({ cual: 'formulario', webhook })}
              alVerEnvios={() => setVentana({ cual: 'envios', webhook })}
            />
          ))}
        </ul>
      )}
      {!data && !error && <Esqueleto className="h-24" />}
      {!data && error && (
        <EstadoDeError
          titulo={ERROR_AL_LEER_WEBHOOKS}
          error={error}
          reintentando={isFetching}
          alReintentar={refetch}
        />
      )}
      <Suspense>
        {ventana?.cual === 'formulario' && (
          <FormularioDeWebhook webhook={ventana.webhook} alGuardar={alGuardar} alCerrar={cerrar} />
        )}
        {ventana?.cual === 'secreto' && (
          <SecretoUnaVez
            secreto={{
              titulo: 'El secreto del programa',
              paraQue: 'Con este secreto el programa comprueba que los avisos son de este centro.',
              texto: ventana.secreto,
            }}
            alCerrar={cerrar}
          />
        )}
        {ventana?.cual === 'envios' && (
          <EnviosDeWebhook webhook={ventana.webhook} alCerrar={cerrar} />
        )}
      </Suspense>
    </Tarjeta>
  );
}
