import type { Webhook } from '@remanso/contract/sistema/webhooks.contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { cartel } from '../../../../../lib/carteles.ts';
import { perezosa } from '../../../../../lib/perezosa.ts';
import { SecretoUnaVez } from '../SecretoUnaVez.tsx';
import { TarjetaDeProgramas } from '../TarjetaDeProgramas.tsx';
import { WebhookEnLista } from './WebhookEnLista.tsx';
import { ERROR_AL_LEER_WEBHOOKS, consultasDeWebhooks } from './webhooks.queries.ts';
import { nombreDePrograma } from './webhooks.view.ts';

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
  const consulta = useQuery(consultasDeWebhooks.lista());
  const [ventana, setVentana] = useState<Ventana>();
  const cerrar = () => setVentana(undefined);
  const direcciones = consulta.data?.map(({ url }) => url) ?? [];
  const nombreDe = ({ url }: Webhook) => nombreDePrograma(url, direcciones);

  function alGuardar(secreto: string | undefined) {
    if (secreto === undefined) cartel.exito('Programa guardado');
    setVentana(secreto === undefined ? undefined : { cual: 'secreto', secreto });
  }

  return (
    <TarjetaDeProgramas
      titulo="Avisos a otros programas"
      agregar="Agregar programa"
      alAgregar={() => setVentana({ cual: 'formulario', webhook: undefined })}
      consulta={consulta}
      siNoHay="Una planilla, una lista de emails o un sistema propio se enteran solos de cada reserva y de cada pago (webhooks). Todavía no se avisa a ninguno."
      siFalla={ERROR_AL_LEER_WEBHOOKS}
      ventanas={
        <Suspense>
          {ventana?.cual === 'formulario' && (
            <FormularioDeWebhook
              webhook={ventana.webhook}
              alGuardar={alGuardar}
              alCerrar={cerrar}
            />
          )}
          {ventana?.cual === 'secreto' && (
            <SecretoUnaVez
              secreto={{
                titulo: 'El secreto del programa',
                paraQue:
                  'Con este secreto el programa comprueba que los avisos son de este centro.',
                texto: ventana.secreto,
              }}
              alCerrar={cerrar}
            />
          )}
          {ventana?.cual === 'envios' && (
            <EnviosDeWebhook
              webhook={ventana.webhook}
              nombre={nombreDe(ventana.webhook)}
              alCerrar={cerrar}
            />
          )}
        </Suspense>
      }
    >
      {consulta.data?.map((webhook) => (
        <WebhookEnLista
          key={webhook.id}
          webhook={webhook}
          nombre={nombreDe(webhook)}
          alEditar={() => setVentana({ cual: 'formulario', webhook })}
          alVerEnvios={() => setVentana({ cual: 'envios', webhook })}
        />
      ))}
    </TarjetaDeProgramas>
  );
}
