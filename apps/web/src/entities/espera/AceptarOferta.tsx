import { fechaDe, horaDe } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Espera } from '@remanso/contract/espera/esperas.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { FALTAN_NOMBRES, notasAutomaticas } from '@remanso/contract/reserva/reservas.rules';
import { useId, useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { usePararSegundoToque } from '../../components/ui/pararSegundoToque.ts';
import { Modal } from '../../components/ui/dialogo/Modal.tsx';
import { Esqueleto } from '../../components/ui/estado/Esqueleto.tsx';
import { ZonaDeCarga } from '../../components/ui/estado/ZonaDeCarga.tsx';
import {
  acompaniantesPara,
  campoDeNombre,
  generoDelTitular,
  primeroSinNombre,
  type Acompaniante,
} from '../reserva/participantes.view.ts';
import { useUsuario } from '../../lib/sesion/useUsuario.ts';
import { LugaresDelAbono } from '../abono/LugaresDelAbono.tsx';
import { PagoConAbono } from '../abono/PagoConAbono.tsx';
import { LoQueSePaga } from '../reserva/por-reservar/LoQueSePaga.tsx';
import { PrecioAConfirmar } from '../reserva/por-reservar/PrecioAConfirmar.tsx';
import { CuandoEsElTurno } from '../reserva/por-reservar/CuandoEsElTurno.tsx';
import { PlazoParaCancelar } from '../reserva/por-reservar/PlazoParaCancelar.tsx';
import { loQueSeDeja } from './espera.view.ts';
import { QuienesVienen } from './QuienesVienen.tsx';
import { useAceptar } from './useAceptar.ts';
import { useAcompaniantesDeSiempre } from './useAcompaniantesDeSiempre.ts';

interface PropiedadesDeAceptarOferta {
  oferta: Espera;
  /** The client's turn that is cancelled in the same step; undefined where they keep what they have. */
  deja?: ReservaDeCliente | undefined;
  alCerrar: () => void;
}

/**
 * The window in which a client accepts an offer, which books its places. The companions of the
 * client's usual group are filled in already, so that the client often only has to confirm.
 */
export function AceptarOferta({ oferta, deja, alCerrar }: PropiedadesDeAceptarOferta) {
  const { personas, franja } = oferta;
  const { genero } = useUsuario();
  const formulario = useId();
  const deSiempre = useAcompaniantesDeSiempre();
  const [escritos, setEscritos] = useState<readonly Acompaniante[] | null>(null);
  const [faltan, setFaltan] = useState(false);
  const { config, precio, abono, precioCambiado, error, enviando, aceptar } = useAceptar(
    oferta,
    deja,
  );
  const conAbono = abono.id !== null;
  // A second tap was not meant to accept a price that has only just appeared.
  usePararSegundoToque(precioCambiado ?? conAbono);
  const acompaniantes = acompaniantesPara(personas, escritos ?? deSiempre ?? []);
  const esperando = personas > 1 && !deSiempre;
  const turno = {
    id: franja.id,
    fecha: fechaDe(franja.inicio),
    horaInicio: horaDe(franja.inicio),
    horaFin: horaDe(franja.fin),
  };

  async function confirmar() {
    const falta = primeroSinNombre(acompaniantes);
    setFaltan(falta >= 0);
    if (falta >= 0) {
      document.getElementsByName(campoDeNombre(falta))[0]?.focus();
      return;
    }
    const hecha = await aceptar({
      acompaniantes,
      generoTitular: generoDelTitular(genero),
      notas: notasAutomaticas(personas),
    });
    if (hecha) alCerrar();
  }

  return (
    <Modal
      abierto
      titulo="Aceptar los lugares"
      ancho="sm"
      ocupado={enviando}
      alCerrar={alCerrar}
      pie={
        <>
          <Boton variante="secondary" tamano="lg" disabled={enviando} onClick={alCerrar}>
            Volver
          </Boton>
          <Boton
            type="submit"
            form={formulario}
            variante="terracota"
            tamano="lg"
            disabled={esperando}
            cargando={enviando}
          >
            {precioCambiado && precio
              ? `Reservar a ${formatearPesos(precio.precioTotal)}`
              : 'Sí, Reservar'}
          </Boton>
        </>
      }
    >
      <form
        id={formulario}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!esperando && !enviando) void confirmar();
        }}
      >
        <CuandoEsElTurno franja={turno} />
        {config && <PlazoParaCancelar inicio={franja.inicio} horas={config.limiteCancelHoras} />}
        {deja && <Nota tono="aviso">{loQueSeDeja(deja)}</Nota>}
        {conAbono ? (
          <LugaresDelAbono
            personas={personas}
            abono={abono.opciones.find(({ id }) => id === abono.id)}
          />
        ) : (
          <PrecioAConfirmar personas={personas} precio={precio} precioCambiado={precioCambiado} />
        )}
        <PagoConAbono abono={abono} />
        <div role="alert">
          {error && <Nota tono="peligro">{error}</Nota>}
          {faltan && primeroSinNombre(acompaniantes) >= 0 && (
            <Nota tono="aviso">{FALTAN_NOMBRES}</Nota>
          )}
        </div>
        {esperando ? (
          <ZonaDeCarga texto="Cargando los acompañantes...">
            <Esqueleto className="h-40" />
          </ZonaDeCarga>
        ) : (
          <QuienesVienen acompaniantes={acompaniantes} faltan={faltan} alCambiar={setEscritos} />
        )}
        <LoQueSePaga
          condiciones={config}
          franja={turno}
          precio={precio?.precioTotal}
          conAbono={conAbono}
        />
      </form>
    </Modal>
  );
}
