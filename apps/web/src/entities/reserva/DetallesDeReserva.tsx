import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { esNotaAutomatica } from '@remanso/contract/reserva/reservas.rules';
import { Boton } from '../../components/ui/Boton.tsx';
import { Insignia } from '../../components/ui/Insignia.tsx';
import { Modal } from '../../components/ui/dialogo/Modal.tsx';
import { enlaceDeTexto } from '../../components/ui/Enlace.tsx';
import { useCentro } from '../../lib/centro.ts';
import { ahora } from '../../lib/tiempo/reloj.ts';
import { AgregarAlCalendario } from './AgregarAlCalendario.tsx';
import { CierreDeReserva } from './CierreDeReserva.tsx';
import { EscribirAlCentro } from './EscribirAlCentro.tsx';
import { InsigniaDeEstado } from './InsigniaDeEstado.tsx';
import { NOMBRE_DE_GENERO } from '@remanso/contract/franja/franjas.rules';
import { MarcaDeSerie } from '../serie/MarcaDeSerie.tsx';
import { useVentanaDeSerie } from '../serie/useVentanaDeSerie.tsx';
import { SeniaPedida } from './senia/SeniaPedida.tsx';
import { SIN_SENIA, cancelacionDe, estaPorVenir, seConsulta } from './reserva.view.ts';

interface PropiedadesDeDetallesDeReserva {
  reserva: ReservaDeCliente;
  alCerrar: () => void;
}

export function DetallesDeReserva({ reserva, alCerrar }: PropiedadesDeDetallesDeReserva) {
  return (
    <Modal
      abierto
      titulo="Detalles de la reserva"
      alCerrar={alCerrar}
      pie={
        <>
          {estaPorVenir(reserva, ahora()) && (
            <AgregarAlCalendario id={reserva.id} variante="outline" />
          )}
          <Boton variante="secondary" onClick={alCerrar}>
            Cerrar
          </Boton>
        </>
      }
    >
      <Detalles reserva={reserva} />
    </Modal>
  );
}

function Detalles({ reserva }: { reserva: ReservaDeCliente }) {
  const { fecha, horario, precio, servicio, notas, participantes } = reserva;
  const centro = useCentro();
  const cancelacion = cancelacionDe(reserva, ahora());
  const { verSerie, ventana } = useVentanaDeSerie();
  const plazo = cancelacion.puede ? cancelacion.plazo : cancelacion.motivo;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-3 text-lg">
          <span className="first-letter:uppercase">{nombreDeFecha(fecha)}</span>
          <InsigniaDeEstado {...reserva} />
        </p>
        <p className="cifras text-4xl leading-tight font-extrabold tracking-tighter">{horario}</p>
        <MarcaDeSerie reserva={reserva} alVer={verSerie} className="text-petroleo" />
        {ventana}
      </div>
      <SeniaPedida reserva={reserva} />
      {reserva.sinSenia && <p>{SIN_SENIA}</p>}
      <CierreDeReserva reserva={reserva} />
      <section aria-label="Participantes">
        <h3 className="font-semibold">Participantes</h3>
        <ul className="mt-1 divide-y divide-borde">
          {participantes.map(({ asientoId, esTitular, nombreOptional, sexoOptional }) => (
            <li key={asientoId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
              <span className="font-medium [overflow-wrap:anywhere]">{nombreOptional}</span>
              {esTitular && <Insignia tono="agua">Titular</Insignia>}
              <span className="ml-auto text-tinta-suave">{NOMBRE_DE_GENERO[sexoOptional]}</span>
            </li>
          ))}
        </ul>
      </section>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-tinta-suave">Servicio</dt>
        <dd>{servicio}</dd>
        <dt className="text-tinta-suave">Precio</dt>
        <dd className="cifras font-semibold">
          {reserva.abono ? `Con el abono ${reserva.abono.nombre}` : formatearPesos(precio)}
        </dd>
        {centro.comoSePaga && !reserva.abono && (
          <>
            <dt className="text-tinta-suave">Cómo se paga</dt>
            <dd>{centro.comoSePaga}</dd>
          </>
        )}
        <dt className="text-tinta-suave">Dónde</dt>
        <dd>
          {centro.direccion}{' '}
          {centro.mapa && (
            <a
              className={`${enlaceDeTexto} whitespace-nowrap`}
              href={centro.mapa}
              target="_blank"
              rel="noreferrer"
              aria-label="Cómo llegar, en otra pestaña"
            >
              Cómo llegar
            </a>
          )}
        </dd>
        {notas && !esNotaAutomatica(notas) && (
          <>
            <dt className="text-tinta-suave">Notas</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{notas}</dd>
          </>
        )}
      </dl>
      {plazo && (
        <p className="text-tinta-suave">
          {plazo}
          {seConsulta(reserva, ahora()) && (
            <EscribirAlCentro
              reserva={reserva}
              className={`${enlaceDeTexto} flex! w-fit items-center gap-1.5`}
            />
          )}
        </p>
      )}
    </div>
  );
}
