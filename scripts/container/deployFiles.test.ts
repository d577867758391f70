import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { constants } from "../../apps/api/src/platform/config/constants.ts";
import { readConfig } from "../../apps/api/src/platform/config/readConfig.ts";
import { variables } from "../../apps/api/src/platform/config/variables.ts";

const root = join(import.meta.dirname, "../..");
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const known = new Set(
  Object.values(variables).flatMap((section) => Object.values(section).map(({ name }) => name)),
);
const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name));

describe("the container file", () => {
  const file = textOf("deploy/container/Containerfile");

  test("copies the manifest of every workspace, or npm could not install", () => {
    const { workspaces } = JSON.parse(textOf("package.json")) as { workspaces: string[] };
    const manifests = workspaces.flatMap((one) => globSync(`${one}/package.json`, { cwd: root }));
    expect(manifests.length).toBeGreaterThan(10);
    expect(manifests.filter((path) => !file.includes(`COPY ${path} `))).toEqual([]);
  });

  test("sets variables that exist", () => {
    const set = [...file.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name!);
    const ofTheImage = [
      "NODE_IMAGE",
      "BASE_IMAGE",
      "NODE_ENV",
      "NODE_EXTRA_CA_CERTS",
      "MALLOC_ARENA_MAX",
    ];
    expect(unknown(set).filter((name) => !ofTheImage.includes(name))).toEqual([]);
  });
});

type Service = {
  env_file?: string;
  environment?: Record<string, string>;
  image?: string;
  depends_on?: object;
};

test("the compose file names services and variables that exist", () => {
  const compose = parse(textOf("deploy/compose/compose.yaml"), { merge: true }) as {
    services: Record<string, Service>;
  };
  const { services } = compose;
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(["database", "mars-1", "mars-2", "proxy", "mail"]),
  );
  for (const { depends_on: needed = {} } of Object.values(services)) {
    const names = Array.isArray(needed) ? (needed as string[]) : Object.keys(needed);
    expect(names.filter((name) => !(name in services))).toEqual([]);
  }
  for (const name of ["mars-1", "mars-2"])
    expect(unknown(Object.keys(services[name]?.environment ?? {}))).toEqual([]);
  // Every other setting reaches the instances through the file that people write.
  for (const name of ["mars-1", "mars-2"])
    expect(services[name]?.env_file).toBe("${MARS_ENV_FILE:-.env}");
  // The proxy puts the instances in the place of this line.
  expect(textOf("deploy/nginx/mars.conf")).toMatch(/^\s*server 127\.0\.0\.1:3000 /m);
});

type Manifest = {
  apiVersion?: string;
  kind?: string;
  metadata?: { name?: string; namespace?: string };
  data?: Record<string, string>;
  spec?: {
    selector?: { matchLabels?: object };
    template?: { metadata: { labels: object }; spec: PodSpec };
    minAvailable?: number;
    maxReplicas?: number;
    strategy?: { rollingUpdate: { maxSurge: number } };
  };
};
type Probe = { httpGet: { path: string } };
type PodSpec = {
  terminationGracePeriodSeconds: number;
  securityContext: { runAsNonRoot: boolean };
  containers: {
    startupProbe: Probe;
    livenessProbe: Probe;
    readinessProbe: Probe;
    resources: { requests: Record<string, string>; limits: { memory: string } };
    securityContext: { readOnlyRootFilesystem: boolean };
    volumeMounts: { name: string }[];
  }[];
  volumes: { name: string; emptyDir: { sizeLimit: string } }[];
};

describe("the Kubernetes manifests", () => {
  const documents = parseAllDocuments(textOf("deploy/kubernetes/mars.yaml"));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const one = (kind: string) => manifests.find((manifest) => manifest.kind === kind)!;

  test("are well-formed, and everything but the namespace lies in it", () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    for (const { apiVersion, kind, metadata } of manifests) {
      expect([apiVersion, kind, metadata?.name]).toEqual([
        expect.any(String),
        expect.any(String),
        expect.any(String),
      ]);
    }
    const inside = manifests.filter(({ kind }) => kind !== "Namespace");
    expect(new Set(inside.map(({ metadata }) => metadata?.namespace))).toEqual(new Set(["mars"]));
  });

  test("give instances probes, limits and time to drain, and no rights", () => {
    const { spec } = one("Deployment").spec!.template!;
    const [container] = spec.containers;
    expect(container!.livenessProbe.httpGet.path).toBe("/api/health/live");
    expect(container!.readinessProbe.httpGet.path).toBe("/api/health/ready");
    expect(container!.startupProbe.httpGet.path).toBe("/api/health/live");
    expect(container!.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    expect(container!.volumeMounts.map(({ name }) => name)).toEqual(
      spec.volumes.map(({ name }) => name),
    );
    const { DRAIN_SECONDS, ...others } = one("ConfigMap").data!;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(
      Number(DRAIN_SECONDS) + constants.server.stopSeconds,
    );
    expect(unknown(Object.keys(others))).toEqual([]);
  });

  test("fit a PostgreSQL as it comes, also while an instance is replaced", () => {
    const { data } = one("ConfigMap");
    const { poolSize, signedInPoolSize, heavyPoolSize } = readConfig({
      DATABASE_POOL_SIZE: data!["DATABASE_POOL_SIZE"],
    }).database;
    // The watch and the probe: connectDatabase.db.test.ts counts them.
    const each = poolSize + signedInPoolSize + heavyPoolSize + 2;
    const { maxReplicas } = one("HorizontalPodAutoscaler").spec!;
    const { maxSurge } = one("Deployment").spec!.strategy!.rollingUpdate;
    const [stock, keptForItself, commands] = [100, 3, 8];
    const all = (maxReplicas! + maxSurge) * each + commands;
    expect(all).toBeLessThanOrEqual(stock - keptForItself);
    expect(textOf("docs/capacity.md")).toContain(`smaller pools for that reason (${each} each)`);
  });

  test("have volumes that hold what the settings allow", () => {
    const { volumes, containers } = one("Deployment").spec!.template!.spec;
    const sizeMb = (name: string) =>
      Number.parseInt(volumes.find((volume) => volume.name === name)!.emptyDir.sizeLimit) * 1073;
    const layersMb = 3400;
    const importMb = 8000;
    const { tileMb, downloadMb, uploadMb } = constants.storage;
    expect(sizeMb("data")).toBeGreaterThan(layersMb + tileMb + downloadMb + importMb);
    expect(sizeMb("tmp")).toBeGreaterThan(uploadMb);
    const asked = Number.parseInt(containers[0]!.resources.requests["ephemeral-storage"]!) * 1073;
    expect(asked).toBe(sizeMb("data") + sizeMb("tmp"));
  });

  test("keep one instance up whatever is drained", () => {
    expect(one("PodDisruptionBudget").spec!.minAvailable).toBe(1);
    expect(one("PodDisruptionBudget").spec!.selector!.matchLabels).toEqual(
      one("Deployment").spec!.template!.metadata.labels,
    );
  });

  test("are of kinds and versions that Kubernetes serves", () => {
    const served: Record<string, string> = {
      Namespace: "v1",
      ConfigMap: "v1",
      Service: "v1",
      PersistentVolumeClaim: "v1",
      Deployment: "apps/v1",
      PodDisruptionBudget: "policy/v1",
      HorizontalPodAutoscaler: "autoscaling/v2",
      NetworkPolicy: "networking.k8s.io/v1",
      Ingress: "networking.k8s.io/v1",
      CronJob: "batch/v1",
    };
    for (const { kind, apiVersion } of manifests)
      expect([kind, apiVersion]).toEqual([kind, served[kind!]]);
  });

  test("name only what is there: pods, ports, settings, volumes, files", () => {
    const at = (kind: string, ...path: (string | number)[]): unknown =>
      path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], one(kind));
    const labels = at("Deployment", "spec", "template", "metadata", "labels");
    expect(at("Deployment", "spec", "selector", "matchLabels")).toEqual(labels);
    expect(at("Service", "spec", "selector")).toEqual(labels);
    expect(at("NetworkPolicy", "spec", "podSelector", "matchLabels")).toEqual(labels);

    const pod = ["spec", "template", "spec", "containers", 0] as const;
    const settings = one("ConfigMap").data!;
    expect(at("Deployment", ...pod, "ports")).toEqual([
      { name: "http", containerPort: 3000 },
      { name: "metrics", containerPort: Number(settings["METRICS_PORT"]) },
    ]);
    expect(textOf("deploy/container/Containerfile")).toMatch(/\bPORT=3000\b/);
    expect(at("Service", "spec", "ports", 0)).toMatchObject({ name: "http", targetPort: "http" });
    const rule = ["spec", "rules", 0, "http", "paths", 0, "backend", "service"] as const;
    expect(at("Ingress", ...rule)).toEqual({
      name: one("Service").metadata!.name,
      port: { name: "http" },
    });
    expect(at("HorizontalPodAutoscaler", "spec", "scaleTargetRef", "name")).toBe(
      one("Deployment").metadata!.name,
    );

    // The secret is made by hand; the head of the file says how.
    expect(at("Deployment", ...pod, "envFrom")).toEqual([
      { configMapRef: { name: one("ConfigMap").metadata!.name } },
      { secretRef: { name: "mars" } },
    ]);
    expect(textOf("deploy/kubernetes/mars.yaml")).toContain(
      "create secret generic mars --from-literal=DATABASE_URL",
    );
    const job = ["spec", "jobTemplate", "spec", "template", "spec"] as const;
    const program = String(at("CronJob", ...job, "containers", 0, "args", 0));
    expect(existsSync(join(root, program.replace("/opt/mars/", "")))).toBe(true);
    expect(at("CronJob", ...job, "volumes", 0, "persistentVolumeClaim", "claimName")).toBe(
      one("PersistentVolumeClaim").metadata!.name,
    );
  });
});

test("instances get the memory that the guide asks for, however they are run", () => {
  const national = /national set therefore wants instances with (\d+) GB/.exec(
    textOf("docs/capacity.md"),
  )![1]!;
  expect(textOf("docs/operations.md")).toContain(`is given ${national} GB`);
  expect(textOf("deploy/kubernetes/mars.yaml")).toContain(`limits: { memory: ${national}Gi }`);
  expect(textOf("deploy/compose/compose.yaml")).toContain(`\${MARS_MEMORY:-${national}g}`);
  expect(textOf("deploy/systemd/mars.service")).toContain(`MemoryMax=${national}G`);
});

test("instances are scraped as the job that the alerts ask for", () => {
  const { spec } = parse(textOf("deploy/kubernetes/podmonitor.yaml")) as {
    spec: { jobLabel: string; selector: { matchLabels: Record<string, string> } };
  };
  const jobs = ["prometheus.yml", "kubernetes.yml"].map((file) => {
    const told = parse(textOf(`deploy/prometheus/${file}`)) as {
      scrape_configs: { job_name: string }[];
    };
    return told.scrape_configs[0]!.job_name;
  });
  const alerts = textOf("deploy/prometheus/alerts.yml");
  const asked = new Set([...alerts.matchAll(/job="(\w+)"/g)].map(([, job]) => job));
  expect([spec.selector.matchLabels[spec.jobLabel], ...jobs]).toEqual(["mars", "mars", "mars"]);
  expect(asked).toEqual(new Set(["mars"]));
});

describe("the systemd unit", () => {
  const unit = textOf("deploy/systemd/mars.service");

  test("starts a file that exists and sets variables that exist", () => {
    const program = /^ExecStart=\S+ (\S+)$/m.exec(unit)?.[1];
    expect(existsSync(join(root, program!))).toBe(true);
    const set = /^Environment=(.*)$/m.exec(unit)![1]!.split(" ");
    expect(unknown(set.map((line) => line.split("=")[0]!))).toEqual([
      "NODE_ENV",
      "MALLOC_ARENA_MAX",
    ]);
  });

  test.skipIf(!existsSync("/usr/bin/systemd-analyze"))("is accepted by systemd", () => {
    const folder = mkdtempSync(join(tmpdir(), "mars-unit-"));
    const path = join(folder, "mars.service");
    // Only the program lies elsewhere on this machine.
    writeFileSync(path, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", path], { encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(`${stdout}${stderr}`).toBe("");
  });
});
