type Packages = {
  packages?: Record<
    string,
    { version?: string; link?: boolean; optional?: boolean; name?: string }
  >;
};

export function isInstalled(folder: string): boolean;
export function markInstalled(folder: string): void;
export function holdsEvery(lock: Packages, installed: Packages): boolean;
