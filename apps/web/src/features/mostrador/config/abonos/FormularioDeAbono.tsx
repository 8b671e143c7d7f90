import { NuevoAbono } from '@remanso/contract/abono/abonos.forms';
import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { useEffect, useId, useState } from 'react';
import { Campo } from '../../../../components/form/Campo.tsx';
import { CampoNumero } from '../../../../components/form/CampoNumero.tsx';
import { Formulario, type EstadoDeFormulario } from '../../../../components/form/Formulario.tsx';
import { PieDeFormulario } from '../../../../components/form/PieDeFormulario.tsx';
import { ErrorDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import {
  ENTERO_ILEGIBLE,
  PESOS_ILEGIBLES,
  errorDeNumero,
  leerEntero,
} from '../../../../components/form/numero.view.ts';
import { Modal } from '../../../../components/ui/dialogo/Modal.tsx';
import { lugarFrenteATurno } from '../../../../entities/abono/abono-en-venta.view.ts';
import { cartel } from '../../../../lib/carteles.ts';
import { CampoDeMonto, EN_PESOS } from '../../../../entities/pago/CampoDeMonto.tsx';
import { ERROR_AL_GUARDAR_ABONO, useCrearAbono } from './abonos-en-venta.mutations.ts';

interface PropiedadesDeFormularioDeAbono {
  /** The price of a booking for one person; undefined where the centre has none. */
  suelto: number | undefined;
  alCerrar: () => void;
}

/** The dialog that adds an abono to what the centre sells. */
export function FormularioDeAbono({ suelto, alCerrar }: PropiedadesDeFormularioDeAbono) {
  const id = useId();
  const { mutateAsync: crear } = useCrearAbono();
  const [ocupado, setOcupado] = useState(false);

  async function guardar(nuevo: NuevoAbono): Promise<void> {
    setOcupado(true);
    await crear(nuevo).finally(() => setOcupado(false));
    cartel.exito('Abono agregado', { detalle: nuevo.nombre });
    alCerrar();
  }

  return (
    <Modal
      abierto
      titulo="Agregar abono"
      subtitulo="Lo vendes tal cual queda: para cambiarlo, agrega otro."
      ocupado={ocupado}
      alCerrar={alCerrar}
      pie={
        <PieDeFormulario
          formulario={id}
          ocupado={ocupado}
          accion="Agregar abono"
          alCerrar={alCerrar}
        />
      }
    >
      <Formulario
        id={id}
        esquema={NuevoAbono}
        valores={{ nombre: '', lugares: 10, vigenciaDias: 60, dias: [] }}
        siFalla={ERROR_AL_GUARDAR_ABONO}
        alEnviar={guardar}
      >
        {(f) => <Campos f={f} suelto={suelto} />}
      </Formulario>
    </Modal>
  );
}

interface PropiedadesDeCampos {
  f: EstadoDeFormulario<typeof NuevoAbono>;
  suelto: number | undefined;
}

function Campos({ f: { campo, form }, suelto }: PropiedadesDeCampos) {
  const { setFocus } = form;
  useEffect(() => setFocus('nombre'), [setFocus]);
  const { lugares, precio, vigenciaDias } = form.watch();
  const deLugares = campo('lugares', { setValueAs: leerEntero });
  const deVigencia = campo('vigenciaDias', { setValueAs: leerEntero });
  const seEntiende = Number.isInteger(lugares) && lugares > 0 && Number.isInteger(precio);
  return (
    <>
      <Campo {...campo('nombre')} etiqueta="Nombre" maxLength={60} placeholder="Pack de 10" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <CampoNumero
          {...deLugares}
          error={errorDeNumero(deLugares.error, lugares, ENTERO_ILEGIBLE)}
          etiqueta="Lugares"
          ayuda="Uno por persona y turno."
        />
        <CampoDeMonto
          {...campo('precio', EN_PESOS)}
          leido={precio}
          ilegible={PESOS_ILEGIBLES}
          etiqueta="Precio"
          ayuda={seEntiende ? lugarFrenteATurno({ lugares, precio }, suelto) : 'Por todos.'}
        />
      </div>
      <CampoNumero
        {...deVigencia}
        error={errorDeNumero(deVigencia.error, vigenciaDias, ENTERO_ILEGIBLE)}
        etiqueta="Vigencia"
        unidad="días"
        ayuda="Desde el día de la venta."
      />
      <DiasDeAbono {...campo('dias')} />
    </>
  );
}

/** The days of the week on which the abono can be used. None marked is every day. */
function DiasDeAbono({
  error,
  ...control
}: ReturnType<EstadoDeFormulario<typeof NuevoAbono>['campo']>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Días en que se usa (opcional)</legend>
      <div className="flex flex-wrap gap-2">
        {DIAS_SEMANA.map((dia) => (
          <label
            key={dia}
            className="guijarro relative grid min-h-11 place-items-center border-2 border-borde px-3.5 font-semibold text-tinta-suave capitalize hover:bg-hundido has-checked:border-agua has-checked:bg-agua has-checked:text-sobre-agua has-focus-visible:outline-3 has-focus-visible:outline-terracota"
          >
            <input
              {...control}
              type="checkbox"
              value={dia}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {nombreDeDia(dia)}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-tinta-suave">Sin marcar ninguno, todos los días.</p>
      {error && <ErrorDeCampo>{error}</ErrorDeCampo>}
    </fieldset>
  );
}
