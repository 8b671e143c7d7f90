import type { EsperaDelMostrador } from '@remanso/contract/espera/esperas.contract';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { ContactoDeCliente } from '../../../../components/contacto/ContactoDeCliente.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Insignia } from '../../../../components/ui/Insignia.tsx';
import { confirmar } from '../../../../components/ui/dialogo/confirmar.ts';
import { momentoBreve } from '../../../../entities/conflicto/conflictos.view.ts';
import { mensajeDeOferta } from '../../../../entities/espera/oferta.view.ts';
import { useCentro } from '../../../../lib/centro.ts';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { useRecienCambiado } from '../../../../lib/vivo/useRecienCambiado.ts';
import type { CambioHecho } from '../ventanas.ts';
import { PlazoDeOferta } from './PlazoDeOferta.tsx';
import {
  ERROR_AL_DEJAR_PASAR,
  ERROR_AL_SACAR,
  useDejarPasar,
  useSacarDeLaFila,
} from './esperas.mutations.ts';
import { aQuienIrian } from './fila.view.ts';

interface PropiedadesDeEsperaEnFila {
  espera: EsperaDelMostrador;
  franja: Franja;
  ahora: string;
  alAceptar: () => void;
  alHacer: (hecho: CambioHecho) => void;
}

/**
 * An entry of the waiting list, with the offered places where there are any, and with the buttons
 * by which the desk acts on the entry.
 */
export function EsperaEnFila({
  espera,
  franja,
  ahora,
  alAceptar,
  alHacer,
}: PropiedadesDeEsperaEnFila) {
  const { id, cliente, personas, posicion, venceEn, creadaEn, porAvisar } = espera;
  const { mutateAsync: sacar } = useSacarDeLaFila();
  const { mutateAsync: dejarPasar } = useDejarPasar();
  const marca = useRecienCambiado(`${venceEn}`);
  const centro = useCentro();
  const nombre = `${cliente.nombre} ${cliente.apellido}`;

  async function preguntarYSacar() {
    const sacado = await confirmar({
      titulo: `¿Sacar a ${nombre} de la lista de espera?`,
      detalle: 'Pierde su lugar en la lista, y nadie le avisa: díselo.',
      accion: 'Sacar de la lista',
      alConfirmar: () => sacar(id),
      siFalla: ERROR_AL_SACAR,
    });
    if (sacado) contar(`${nombre} ya no está en la lista de espera.`);
  }

  async function preguntarYDejarPasar() {
    const siguen = aQuienIrian(franja, personas, ahora);
    const dejado = await confirmar({
      titulo: `¿Dejar pasar los lugares de ${nombre}?`,
      detalle: `${siguen ?? 'Nadie más espera: los lugares quedan libres.'} ${cliente.nombre} sale de la lista de espera.`,
      accion: 'Dejar pasar',
      alConfirmar: () => dejarPasar(id),
      siFalla: ERROR_AL_DEJAR_PASAR,
    });
    if (dejado) contar(`${nombre} dejó pasar los lugares.`);
  }

  const contar = (texto: string) => alHacer({ texto, enlace: null, nombre });

  return (
    <li className={`border-t border-borde p-4 first:border-t-0 ${marca}`}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {posicion !== null && (
          <span className="cifras font-bold">
            <span className="sr-only">Puesto </span>
            {posicion}.
          </span>
        )}
        <h4 className="font-semibold [overflow-wrap:anywhere]">{nombre}</h4>
        <span>{contarPersonas(personas)}</span>
        <span className="cifras text-sm text-tinta-suave">Desde el {momentoBreve(creadaEn)}</span>
        {venceEn !== null && (
          <span className="ml-auto">
            <Insignia tono="agua">
              {personas === 1 ? 'Lugar ofrecido' : 'Lugares ofrecidos'}
            </Insignia>
          </span>
        )}
      </div>
      {porAvisar && (
        <p className="text-sm font-medium text-aviso">Ningún email le avisa: avísale.</p>
      )}
      <ContactoDeCliente
        cliente={cliente}
        recordatorio={venceEn === null ? undefined : mensajeDeOferta(espera, centro)}
        accion="Avisar por WhatsApp"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {venceEn === null ? (
          <Boton
            variante="outline"
            tamano="sm"
            className="ml-auto"
            aria-label={`Sacar de la lista de espera a ${nombre}`}
            onClick={() => void preguntarYSacar()}
          >
            Sacar de la lista
          </Boton>
        ) : (
          <>
            <PlazoDeOferta venceEn={venceEn} hoy={ahora.slice(0, 10)} />
            <Boton
              variante="outline"
              tamano="sm"
              className="max-sm:grow sm:ml-auto"
              aria-label={`Dejar pasar los lugares de ${nombre}`}
              onClick={() => void preguntarYDejarPasar()}
            >
              Dejar pasar
            </Boton>
            <Boton
              variante="terracota"
              tamano="sm"
              className="max-sm:grow"
              aria-label={`Reservar los lugares para ${nombre}`}
              onClick={alAceptar}
            >
              Reservar
            </Boton>
          </>
        )}
      </div>
    </li>
  );
}
