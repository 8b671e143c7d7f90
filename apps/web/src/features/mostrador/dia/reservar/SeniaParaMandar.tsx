import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { BotonDeWhatsapp } from '../../../../components/contacto/BotonDeWhatsapp.tsx';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { consultasDeConfig } from '../../../../entities/config/config.queries.ts';
import { esperaEnPalabras, pedidoDeSenia } from '../../../../entities/reserva/senia/senia.view.ts';
import { useCentro } from '../../../../lib/centro.ts';
import { DE_UN_TEXTO, copiar } from '../../../../lib/compartir.ts';
import { hoy } from '../../../../lib/tiempo/reloj.ts';
import { enlaceDeWhatsapp } from '../../../../lib/whatsapp.ts';

/** A booking that the desk has just made and that waits for its seña. */
export type ReservaConSenia = ReservaDelMostrador & {
  senia: NonNullable<ReservaDelMostrador['senia']>;
};

interface PropiedadesDeSeniaParaMandar {
  reserva: ReservaConSenia;
  alCerrar: () => void;
}

/** The message that asks the client for the seña, to copy or to open in WhatsApp. */
export function SeniaParaMandar({ reserva, alCerrar }: PropiedadesDeSeniaParaMandar) {
  const { cliente, senia, pagado } = reserva;
  const { data: config } = useQuery(consultasDeConfig.delCentro());
  const texto = pedidoDeSenia(reserva, useCentro(), config?.datosDeTransferencia ?? '');
  const enlace = enlaceDeWhatsapp(cliente.telefono, texto);
  const nombre = `${cliente.nombre} ${cliente.apellido}`;
  return (
    <Modal
      abierto
      enfocarTitulo
      titulo="La reserva espera su seña"
      subtitulo={esperaEnPalabras(senia, { pagado, hoy: hoy(), nombre })}
      alCerrar={alCerrar}
      pie={
        <Boton variante="secondary" onClick={alCerrar}>
          Listo
        </Boton>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="guijarro bg-hundido px-4 py-3 whitespace-pre-line select-text [overflow-wrap:anywhere]">
          {texto}
        </p>
        <div className="flex flex-wrap gap-2">
          <Boton
            variante="outline"
            icono={<Copy aria-hidden="true" className="size-5" />}
            onClick={() => void copiar(texto, DE_UN_TEXTO)}
          >
            Copiar
          </Boton>
          {enlace && <BotonDeWhatsapp enlace={enlace} nombre={nombre} />}
        </div>
      </div>
    </Modal>
  );
}
