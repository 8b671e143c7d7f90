import type { Webhook } from '@remanso/contract/sistema/webhooks.contract';
import { useState, type MouseEvent, type MouseEventHandler } from 'react';
import { Boton } from '../../../../../components/ui/Boton.tsx';
import { confirmar } from '../../../../../components/ui/dialogo/confirmar.ts';
import { Insignia } from '../../../../../components/ui/Insignia.tsx';
import { Nota } from '../../../../../components/ui/Nota.tsx';
import { mensajeDe } from '../../../../../lib/api/ErrorDeApi.ts';
import { cartel } from '../../../../../lib/carteles.ts';
import { tituloDeTarjeta } from '../tituloDeTarjeta.ts';
import {
  ERROR_AL_GUARDAR_WEBHOOK,
  ERROR_AL_PROBAR,
  useBorrarWebhook,
  useCambiarWebhook,
  useProbarWebhook,
} from './webhooks.mutations.ts';
import { eventosEnPalabras, marcaDe, porQueSeApago } from './webhooks.view.ts';

interface PropiedadesDeWebhookEnLista {
  webhook: Webhook;
  /** The name of the program in the list. */
  nombre: string;
  alEditar: () => void;
  alVerEnvios: () => void;
}

/** A program that is told what happens, and what may be done with it. */
export function WebhookEnLista({
  webhook,
  nombre,
  alEditar,
  alVerEnvios,
}: PropiedadesDeWebhookEnLista) {
  const marca = marcaDe(webhook);
  const apagado = porQueSeApago(webhook.apagadoEn);
  const acciones = useAcciones(webhook, nombre);
  const boton = (texto: string, hacer: MouseEventHandler<HTMLElement>, cargando = false) => (
    <Boton
      variante="ghost"
      tamano="sm"
      aria-label={`${texto}: ${nombre}`}
      cargando={cargando}
      onClick={hacer}
    >
      {texto}
    </Boton>
  );
  return (
    <li className="flex flex-col gap-1.5 border-t border-borde py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
        {nombre}
        {marca && <Insignia tono={marca.tono}>{marca.texto}</Insignia>}
      </p>
      <p className="text-tinta-suave">{eventosEnPalabras(webhook.eventos)}</p>
      {apagado !== undefined && <Nota tono="aviso">{apagado}</Nota>}
      <div className="-mx-2 flex flex-wrap">
        {boton('Ver los avisos', alVerEnvios)}
        {boton('Probar', acciones.probar, acciones.probando)}
        {boton('Cambiar', alEditar)}
        {webhook.activo
          ? boton('Dejar de avisar', acciones.apagar)
          : boton('Volver a avisar', acciones.prender, acciones.cambiando)}
        {boton('Quitar', acciones.quitar)}
      </div>
    </li>
  );
}

function useAcciones({ id, url, eventos }: Webhook, nombre: string) {
  const { mutateAsync: cambiar, isPending: cambiando } = useCambiarWebhook();
  const { mutateAsync: borrar } = useBorrarWebhook();
  const { mutateAsync: mandarPrueba } = useProbarWebhook();
  const [probando, setProbando] = useState(false);

  async function probar() {
    setProbando(true);
    try {
      const { estado, codigo, ultimoError } = await mandarPrueba(id);
      if (estado === 'ENTREGADO')
        cartel.exito(`${nombre} respondió bien`, { detalle: `${codigo}` });
      else cartel.error(`${nombre} no tomó la prueba. ${ultimoError ?? ''}`);
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_PROBAR));
    } finally {
      setProbando(false);
    }
  }

  async function prender() {
    try {
      await cambiar({ id, url, eventos, activo: true });
      cartel.exito('Se avisa otra vez', { detalle: nombre });
    } catch (error) {
      cartel.error(mensajeDe(error, ERROR_AL_GUARDAR_WEBHOOK));
    }
  }

  async function apagar() {
    const hecho = await confirmar({
      titulo: `¿Dejar de avisar a ${nombre}?`,
      detalle:
        'Lo que pase mientras tanto no se le avisa después. Lo que espera para salir tampoco.',
      accion: 'Dejar de avisar',
      alConfirmar: () => cambiar({ id, url, eventos, activo: false }),
      siFalla: ERROR_AL_GUARDAR_WEBHOOK,
    });
    if (hecho) cartel.exito('Ya no se avisa', { detalle: nombre });
  }

  async function quitar(evento: MouseEvent<HTMLElement>) {
    const titulo = tituloDeTarjeta(evento);
    const hecho = await confirmar({
      titulo: `¿Quitar ${nombre}?`,
      detalle: 'Se va con su secreto y con la lista de lo que se le avisó.',
      accion: 'Quitar',
      alConfirmar: () => borrar(id),
      siFalla: ERROR_AL_GUARDAR_WEBHOOK,
    });
    if (!hecho) return;
    titulo?.focus();
    cartel.exito('Programa quitado', { detalle: nombre });
  }

  return {
    probando,
    cambiando,
    probar: () => void probar(),
    prender: () => void prender(),
    apagar: () => void apagar(),
    quitar: (evento: MouseEvent<HTMLElement>) => void quitar(evento),
  };
}
