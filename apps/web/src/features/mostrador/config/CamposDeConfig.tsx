import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { precioPorDefecto, type Precio } from '@remanso/contract/precio/precios.rules';
import { useState, type ReactNode } from 'react';
import { CampoCasilla } from '../../../components/form/CampoCasilla.tsx';
import { CampoNumero } from '../../../components/form/CampoNumero.tsx';
import { CampoSeleccion } from '../../../components/form/CampoSeleccion.tsx';
import type { EstadoDeFormulario } from '../../../components/form/Formulario.tsx';
import {
  ENTERO_ILEGIBLE,
  errorDeNumero,
  leerEntero,
} from '../../../components/form/numero.view.ts';
import { CampoDeRecordatorios } from './CampoDeRecordatorios.tsx';
import { CamposDeSenia } from './CamposDeSenia.tsx';
import { TablaDePrecios } from './precios/TablaDePrecios.tsx';
import { OPCIONES_DE_CAPACIDAD, filasPara, precioDeRelleno } from './config.view.ts';

interface PropiedadesDeCamposDeConfig {
  f: EstadoDeFormulario<typeof NuevaConfig>;
  /** The saved prices. Undefined in the first configuration of a centre. */
  yaHabia?: readonly Precio[];
  /** The fields of the stations, which a first configuration does not have. */
  estaciones?: ReactNode;
}

export function CamposDeConfig({ f, yaHabia, estaciones }: PropiedadesDeCamposDeConfig) {
  const { campo, form } = f;
  // All prices that the form has had. When the capacity is lowered by mistake and raised again, the
  // prices come back.
  const [conocidas, setConocidas] = useState<Precio[]>([]);
  const numero = (
    nombre: 'duracionBaseMin' | 'ventanaDias' | 'limiteCancelHoras' | 'maxReservasActivas',
  ) => {
    const control = campo(nombre, { setValueAs: leerEntero });
    return {
      ...control,
      error: errorDeNumero(control.error, form.getValues(nombre), ENTERO_ILEGIBLE),
    };
  };
  const capacidad = campo('capacidadBase', {
    valueAsNumber: true,
    onChange: () => {
      const filas = [...(form.getValues('preciosPorCapacidad') as Precio[]), ...conocidas];
      setConocidas(filas);
      const precioNuevo = yaHabia ? precioDeRelleno : precioPorDefecto;
      form.setValue(
        'preciosPorCapacidad',
        filasPara(form.getValues('capacidadBase'), filas, precioNuevo),
      );
    },
  });

  const plazos = (
    <>
      <CampoNumero
        {...numero('ventanaDias')}
        etiqueta="Con cuánta anticipación se reserva"
        ayuda="De 1 a 30 días"
        unidad="días"
      />
      <CampoNumero
        {...numero('limiteCancelHoras')}
        etiqueta="Hasta cuándo se cancela"
        ayuda="Antes del turno: 0 a 72 horas"
        unidad="horas"
      />
      <CampoNumero
        {...numero('maxReservasActivas')}
        etiqueta="Reservas por cliente"
        ayuda="Cuántas puede tener por venir: 1 a 200"
        unidad="reservas"
      />
    </>
  );
  const senia = <CamposDeSenia f={f} />;
  const avisos = (
    <>
      <CampoCasilla
        {...campo('notificacionesActivas')}
        etiqueta="Activar notificaciones automáticas"
      />
      <CampoDeRecordatorios f={f} />
    </>
  );

  return (
    <>
      <fieldset className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-xl font-bold">Turnos y reservas</legend>
        <CampoSeleccion
          {...capacidad}
          etiqueta="Capacidad base"
          ayuda="Personas por turno"
          opciones={OPCIONES_DE_CAPACIDAD}
        />
        <CampoNumero
          {...numero('duracionBaseMin')}
          etiqueta="Duración base"
          ayuda="De 15 a 180 minutos"
          unidad="minutos"
        />
        {yaHabia && plazos}
        {yaHabia && (
          <CampoCasilla
            {...campo('seriesDeClientes')}
            className="sm:col-span-2"
            etiqueta="Los clientes pueden repetir su turno todas las semanas, o semana por medio"
          />
        )}
      </fieldset>
      <TablaDePrecios f={f} yaHabia={yaHabia} />
      {yaHabia ? (
        <>
          {senia}
          {estaciones}
          {avisos}
        </>
      ) : (
        <MasOpciones>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{plazos}</div>
          {senia}
          {avisos}
        </MasOpciones>
      )}
    </>
  );
}

/** The settings that a first configuration folds, because a new centre can keep their defaults. */
function MasOpciones({ children }: { children: ReactNode }) {
  return (
    <details>
      <summary className="guijarro w-fit cursor-pointer py-2 font-semibold text-petroleo">
        Más opciones{' '}
        <span className="block text-sm font-normal text-tinta-suave">
          Anticipación, cancelaciones, seña y avisos. Puedes dejarlas como están.
        </span>
      </summary>
      <div className="mt-5 flex flex-col gap-8">{children}</div>
    </details>
  );
}
