import { enlaceDeTelefono } from '@remanso/contract/persona/enlace-de-telefono.rules';
import type { ReactNode } from 'react';
import { useCentro } from '../../lib/centro.ts';
import type { Ruta } from '../../lib/direccion/rutas.ts';
import { horarioEnPalabras } from './horarioEnPalabras.ts';
import { Isotipo } from './Marca.tsx';

const ENLACE =
  'underline decoration-1 underline-offset-4 hover:text-sobre-noche hover:decoration-2';

const SOBRE_LA_PAGINA = [
  ['/ayuda', 'Ayuda'],
  ['/tus-datos', 'Tus datos'],
  ['/accesibilidad', 'Accesibilidad'],
] as const satisfies readonly [Ruta, string][];

export function DatosDelPie() {
  const { nombre, lema, direccion, telefono, email, horarios, whatsapp, instagram } = useCentro();
  return (
    <div className="contenedor grid grid-cols-1 gap-10 py-12 [overflow-wrap:anywhere] sm:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1.6fr_auto]">
      <div className="pie-marca flex flex-wrap gap-4 sm:max-lg:col-span-2">
        <Isotipo className="size-12" />
        <div className="min-w-0 grow basis-40">
          <p className="text-2xl font-extrabold tracking-tight text-sobre-noche">{nombre}</p>
          <p>{lema}</p>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5">
            {SOBRE_LA_PAGINA.map(([ruta, texto]) => (
              <li key={ruta}>
                <a className={ENLACE} href={ruta}>
                  {texto}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {(direccion || telefono || email) && (
        <Bloque titulo="Contacto">
          <address className="grid gap-1.5 not-italic">
            {direccion && <p>{direccion}</p>}
            {telefono && (
              <p>
                <a className={ENLACE} href={enlaceDeTelefono(telefono)}>
                  {telefono}
                </a>
              </p>
            )}
            {email && (
              <p>
                <a className={ENLACE} href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
            )}
          </address>
        </Bloque>
      )}
      {horarios.length > 0 && (
        <Bloque titulo="Horarios">
          <dl className="cifras grid gap-1.5">
            {horarios.map((horario, renglon) => (
              <div key={renglon} className="flex flex-wrap gap-x-2">
                <dt>{horario.dias}</dt>
                <dd className="text-sobre-noche">{horarioEnPalabras(horario)}</dd>
              </div>
            ))}
          </dl>
        </Bloque>
      )}
      {(whatsapp || instagram) && (
        <Bloque titulo="Redes">
          <ul className="grid gap-1.5">
            {whatsapp && (
              <li>
                <a className={ENLACE} href={`https://wa.me/${whatsapp}`}>
                  WhatsApp
                </a>
              </li>
            )}
            {instagram && (
              <li>
                <a className={ENLACE} href={`https://www.instagram.com/${instagram}/`}>
                  Instagram
                </a>
              </li>
            )}
          </ul>
        </Bloque>
      )}
    </div>
  );
}

function Bloque({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 font-semibold text-sobre-noche">{titulo}</h2>
      {children}
    </div>
  );
}
