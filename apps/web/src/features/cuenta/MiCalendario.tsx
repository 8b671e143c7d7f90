import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useId, useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { clasesDeBoton } from '../../components/ui/clasesDeBoton.ts';
import { confirmar } from '../../components/ui/dialogo/confirmar.ts';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { copiar } from '../../lib/compartir.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import { consultasDeCalendario } from './calendario.queries.ts';
import { SUSCRIPCIONES, comoWebcal, direccionEnPalabras } from './suscripcion.view.ts';

const ERROR_AL_CREAR = 'Error al crear la dirección';
const ERROR_AL_ANULAR = 'Error al anular la dirección';
const DE_LA_DIRECCION = {
  copiado: 'Dirección copiada',
  fallo: 'No se pudo copiar la dirección',
};

/**
 * The secret address that a calendar program reads. The server keeps only a hash of the address, so
 * that the screen can show the address only when it is made.
 */
export function MiCalendario() {
  const idDeTitulo = useId();
  const { rol } = useUsuario();
  const [url, setUrl] = useState<string | null>(null);
  const { data: direccion, refetch } = useQuery(consultasDeCalendario.propio());

  async function pedir() {
    setUrl((await llamar('POST /calendario', { siFalla: ERROR_AL_CREAR })).url);
    await refetch();
  }

  async function crear() {
    // Only a second address needs a question, because a second address voids the first address.
    if (direccion === null) {
      await pedir().then(
        () => cartel.exito('Dirección creada'),
        (error: unknown) => cartel.error(mensajeDe(error, ERROR_AL_CREAR)),
      );
      return;
    }
    const hecha = await confirmar({
      titulo: '¿Crear otra dirección?',
      detalle: 'La anterior deja de servir: los calendarios que la usan ya no se actualizan.',
      accion: 'Crear dirección',
      tono: 'normal',
      alConfirmar: pedir,
      siFalla: ERROR_AL_CREAR,
    });
    if (hecha) cartel.exito('Dirección creada');
  }

  async function anular() {
    const hecha = await confirmar({
      titulo: '¿Anular la dirección?',
      detalle: 'Los calendarios que la usan ya no se actualizan.',
      accion: 'Anular dirección',
      alConfirmar: async () => {
        await llamar('DELETE /calendario', { siFalla: ERROR_AL_ANULAR });
        await refetch();
      },
      siFalla: ERROR_AL_ANULAR,
    });
    if (!hecha) return;
    setUrl(null);
    cartel.exito('Dirección anulada');
  }

  return (
    <Tarjeta
      como="section"
      aria-labelledby={idDeTitulo}
      className="flex flex-col gap-4 lg:col-span-2"
    >
      <h2 id={idDeTitulo} className="text-2xl font-bold">
        Mi calendario
      </h2>
      <p>
        {rol === 'CLIENT'
          ? 'Con una dirección secreta, tus turnos aparecen en el calendario de tu teléfono o de tu computadora, y se actualizan solos.'
          : 'Con una dirección secreta, la agenda del centro aparece en el calendario de tu teléfono o de tu computadora, y se actualiza sola.'}
      </p>
      {direccion && <p className="font-medium">{direccionEnPalabras(direccion)}</p>}
      {url ? (
        <Direccion url={url} />
      ) : (
        <p className="text-tinta-suave">
          Al crearla la ves una sola vez. Quien la tenga va a poder ver tu calendario
          {rol === 'CLIENT'
            ? ', también después de un cambio de contraseña.'
            : ' hasta que cierres tus sesiones o cambies la contraseña.'}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-3">
        <Boton variante="outline" onClick={() => void crear()}>
          {direccion ? 'Crear otra dirección' : 'Crear dirección'}
        </Boton>
        {direccion && (
          <Boton variante="ghost" className="text-peligro!" onClick={() => void anular()}>
            Anular dirección
          </Boton>
        )}
      </div>
    </Tarjeta>
  );
}

function Direccion({ url }: { url: string }) {
  return (
    <>
      <p className="guijarro bg-hundido px-4 py-3 text-sm select-all [overflow-wrap:anywhere]">
        {url}
      </p>
      <div className="flex flex-wrap gap-3">
        <Boton
          variante="agua"
          icono={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() => void copiar(url, DE_LA_DIRECCION)}
        >
          Copiar dirección
        </Boton>
        <a className={clasesDeBoton({ variante: 'outline' })} href={comoWebcal(url)}>
          Abrir en el calendario
        </a>
      </div>
      <div className="grid grid-cols-1 gap-4 [overflow-wrap:anywhere] lg:grid-cols-3">
        {SUSCRIPCIONES.map(({ programa, pasos }) => (
          <section key={programa} aria-label={programa}>
            <h3 className="font-semibold">{programa}</h3>
            <ol className="mt-1 list-decimal pl-5 text-tinta-suave">
              {pasos.map((paso) => (
                <li key={paso}>{paso}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
