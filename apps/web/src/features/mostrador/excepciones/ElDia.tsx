import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { diaDeSemana, nombreDeFecha } from '@remanso/contract/calendario';
import { useQuery } from '@tanstack/react-query';
import { Boton } from '../../../components/ui/Boton.tsx';
import { Modal } from '../../../components/ui/dialogo/Modal.tsx';
import { consultasDeHorarios } from '../../../entities/horario/horarios-base.queries.ts';
import { FilaDeExcepcion } from './FilaDeExcepcion.tsx';
import { MarcaDeExcepcion } from './MarcaDeExcepcion.tsx';
import { TEXTOS, TIPOS, queVale, type Excepcion, type Tipo } from './excepciones.view.ts';

interface PropiedadesDeElDia {
  fecha: string;
  hoy: string;
  suyas: readonly Excepcion[];
  alEditar: (excepcion: Excepcion) => void;
  alQuitar: (excepcion: Excepcion) => void;
  alAgregar: (tipo: Tipo) => void;
  alCerrar: () => void;
}

/**
 * The dialog of a day: the exceptions of the day, the rule that applies, and buttons to add an
 * exception.
 */
export function ElDia({
  fecha,
  hoy,
  suyas,
  alEditar,
  alQuitar,
  alAgregar,
  alCerrar,
}: PropiedadesDeElDia) {
  const { data: semana } = useQuery(consultasDeHorarios.semana());
  const base = semana?.find((dia) => dia.diaSemana === diaDeSemana(fecha));
  const tramos = base ? (base.activo ? base.tramos : []) : null;
  const nombre = nombreDeFecha(fecha);
  // The server refuses a second feriado or override on a day, but not a second bloqueo.
  const agregables = TIPOS.filter(
    (tipo) => tipo === 'bloqueo' || !suyas.some((una) => una.tipo === tipo),
  );
  return (
    <Modal
      abierto
      titulo={mayuscula(nombre)}
      subtitulo={queVale(suyas, tramos)}
      alCerrar={alCerrar}
    >
      <ul>
        {suyas.map((excepcion) => (
          <FilaDeExcepcion
            key={`${excepcion.tipo} ${excepcion.id}`}
            excepcion={excepcion}
            hoy={hoy}
            alEditar={alEditar}
            alQuitar={alQuitar}
          />
        ))}
      </ul>
      {fecha < hoy ? (
        <p className="mt-2 text-tinta-suave">Ese día ya pasó.</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-2">
          {agregables.map((tipo) => (
            <li key={tipo}>
              <Boton
                variante="secondary"
                ancho
                className="justify-start!"
                icono={<MarcaDeExcepcion tipo={tipo} />}
                onClick={() => alAgregar(tipo)}
              >
                Agregar {TEXTOS[tipo].nombre.toLowerCase()}
              </Boton>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
