import type { ReactNode } from 'react';
import { Pagina } from '../../components/layout/Pagina.tsx';
import { Enlace } from '../../components/ui/Enlace.tsx';
import { useCentro } from '../../lib/centro.ts';
import { DATOS, type Dato } from './tus-datos.view.ts';

const FILAS = Object.values(DATOS).filter((dato): dato is Dato => dato !== null);

/** Tells what is kept about a person, why, for how long, and who sees it (Ley 25.326). */
export function TusDatos() {
  const { nombre, email, direccion } = useCentro();
  return (
    <Pagina
      titulo="Tus datos"
      bajada="Qué guardamos, para qué, cuánto tiempo y quién lo ve (Ley 25.326)."
    >
      <div className="flex max-w-4xl flex-col gap-8">
        <ul className="flex flex-col gap-3">
          {FILAS.map(({ que, paraQue, cuanto, quien }) => (
            <li key={que} className="guijarro border border-borde p-4">
              <h2 className="text-lg font-semibold">{que}</h2>
              <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
                <Renglon nombre="Para qué" valor={paraQue} />
                <Renglon nombre="Cuánto tiempo" valor={cuanto} />
                <Renglon nombre="Quién lo ve" valor={quien} />
              </dl>
            </li>
          ))}
        </ul>
        <Parte titulo="Además">
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>No guardamos tu contraseña: guardamos una huella en la que nadie la puede leer.</li>
            <li>
              De cada mensaje queda a quién se envió y cuándo, no lo que decía. De las redes desde
              las que entras queda por 90 días una marca que nadie puede leer.
            </li>
            <li>
              El centro guarda qué hizo quien atiende (por ejemplo, quién canceló un turno), para
              poder responder por eso.
            </li>
            <li>
              Las copias de seguridad duran hasta cuatro semanas: lo que se borra desaparece también
              de ellas cuando les llega su turno.
            </li>
            <li>
              No guardamos datos de salud, no seguimos tus visitas a otras páginas y no compartimos
              nada con terceros para publicidad.
            </li>
          </ul>
        </Parte>
        <Parte titulo="Qué puedes hacer">
          <p>
            En{' '}
            <Enlace a="/mi-cuenta" className="font-semibold underline underline-offset-4">
              Mi Cuenta
            </Enlace>{' '}
            puedes ver y corregir tus datos, descargar todo lo que el centro guarda sobre ti y
            borrar tu cuenta. Lo que borras no vuelve.
          </p>
          <p className="mt-2">
            El responsable es {nombre}
            {direccion && `, ${direccion}`}
            {email && (
              <>
                . Escríbele a{' '}
                <a className="underline underline-offset-4" href={`mailto:${email}`}>
                  {email}
                </a>
              </>
            )}
            . La Agencia de Acceso a la Información Pública, órgano de control de la Ley 25.326,
            recibe tu reclamo si no obtienes respuesta.
          </p>
        </Parte>
      </div>
    </Pagina>
  );
}

function Renglon({ nombre, valor }: { nombre: string; valor: string }) {
  return (
    <>
      <dt className="text-tinta-suave">{nombre}</dt>
      <dd>{valor}</dd>
    </>
  );
}

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-bold">{titulo}</h2>
      {children}
    </section>
  );
}
