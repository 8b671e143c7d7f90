import type { Suscripcion } from '@remanso/contract/persona/suscripciones.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import {
  idDeEsteNavegador,
  recibeAvisos,
  callarNavegador,
  suscribirNavegador,
} from '../../lib/telefono.ts';
import { dispositivoEnPalabras, nombreDeDispositivo } from './dispositivo.view.ts';
import { consultasDeSuscripciones } from './suscripciones.queries.ts';

const ERROR_AL_ACTIVAR = 'Error al activar los avisos';
const ERROR_AL_QUITAR = 'Error al quitar el dispositivo';

/**
 * The devices that receive the messages of a client besides e-mail. Renders nothing for anybody but
 * a client, where the server cannot send to devices, or where this browser cannot receive messages
 * and no device is subscribed.
 */
export function AvisosEnElTelefono() {
  const idDeTitulo = useId();
  const { rol } = useUsuario();
  const { data, refetch } = useQuery(consultasDeSuscripciones.propias());
  const [ocupado, setOcupado] = useState(false);
  const puede = recibeAvisos();
  if (rol !== 'CLIENT' || !data?.disponible) return null;
  const { clave, suscripciones } = data;
  if (!puede && suscripciones.length === 0) return null;
  const este = idDeEsteNavegador();

  async function hacer(que: () => Promise<string>, siFalla: string) {
    setOcupado(true);
    await que().then(cartel.exito, (error: unknown) => cartel.error(mensajeDe(error, siFalla)));
    await refetch();
    setOcupado(false);
  }
  const activar = () =>
    hacer(async () => {
      if ((await Notification.requestPermission()) !== 'granted') throw new Error(BLOQUEADOS);
      await suscribirNavegador({ clave, dispositivo: nombreDeDispositivo(navigator.userAgent) });
      return 'Los avisos llegan también a este dispositivo';
    }, ERROR_AL_ACTIVAR);
  const quitar = ({ id, dispositivo }: Suscripcion) =>
    hacer(async () => {
      await llamar('DELETE /suscripciones/{id}', { params: { id }, siFalla: ERROR_AL_QUITAR });
      if (id === este) await callarNavegador();
      return `${dispositivo} ya no recibe avisos`;
    }, ERROR_AL_QUITAR);

  return (
    <Tarjeta
      como="section"
      aria-labelledby={idDeTitulo}
      className="flex flex-col gap-4 lg:col-span-2"
    >
      <h2 id={idDeTitulo} className="text-2xl font-bold">
        Dispositivos con avisos
      </h2>
      <p>
        Los recordatorios, los lugares que se liberan y los cambios de tus reservas te llegan por
        email, y también a los dispositivos donde los actives acá.
      </p>
      {suscripciones.length > 0 && (
        <ul className="flex flex-col gap-3">
          {suscripciones.map((una) => (
            <Dispositivo
              key={una.id}
              suscripcion={una}
              esEste={una.id === este}
              ocupado={ocupado}
              alQuitar={() => void quitar(una)}
            />
          ))}
        </ul>
      )}
      {puede && !suscripciones.some(({ id }) => id === este) && (
        <Boton
          variante="outline"
          className="sm:self-start"
          cargando={ocupado}
          onClick={() => void activar()}
        >
          Activar en este dispositivo
        </Boton>
      )}
    </Tarjeta>
  );
}

const BLOQUEADOS = 'Tu navegador no permite avisos de este sitio. Habilítalos en su configuración.';

interface PropiedadesDeDispositivo {
  suscripcion: Suscripcion;
  /** True for the browser that shows this list. */
  esEste: boolean;
  ocupado: boolean;
  alQuitar: () => void;
}

function Dispositivo({ suscripcion, esEste, ocupado, alQuitar }: PropiedadesDeDispositivo) {
  const { dispositivo } = suscripcion;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {dispositivo}
          {esEste && ' (este dispositivo)'}
        </span>
        <span className="text-tinta-suave">{dispositivoEnPalabras(suscripcion)}</span>
      </span>
      <Boton
        variante="ghost"
        className="text-peligro!"
        aria-label={`Quitar ${dispositivo}`}
        aria-disabled={ocupado}
        onClick={ocupado ? undefined : alQuitar}
      >
        Quitar
      </Boton>
    </li>
  );
}
