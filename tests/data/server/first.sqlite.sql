CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE daily_deals (
    day VARCHAR(10) NOT NULL,
    preset VARCHAR(40) NOT NULL,
    seed BLOB NOT NULL,
    CONSTRAINT pk_daily_deals PRIMARY KEY (day, preset)
);

CREATE TABLE keys (
    name VARCHAR(20) NOT NULL,
    "key" BLOB NOT NULL,
    CONSTRAINT pk_keys PRIMARY KEY (name)
);

CREATE TABLE people (
    id VARCHAR(32) NOT NULL,
    name VARCHAR(40) NOT NULL,
    login VARCHAR(40),
    password VARCHAR(200),
    is_bot BOOLEAN NOT NULL,
    session INTEGER NOT NULL,
    wishes JSON NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    CONSTRAINT pk_people PRIMARY KEY (id),
    CONSTRAINT uq_people_login UNIQUE (login)
);

CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    settings JSON NOT NULL,
    seed BLOB NOT NULL,
    host VARCHAR(32),
    visibility VARCHAR(10) NOT NULL,
    kind VARCHAR(10) NOT NULL,
    preset VARCHAR(40) NOT NULL,
    stage VARCHAR(10) NOT NULL,
    places INTEGER NOT NULL,
    free INTEGER NOT NULL,
    command VARCHAR(64),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    CONSTRAINT pk_tables PRIMARY KEY (id)
);

CREATE INDEX ix_tables_host ON tables (host);

CREATE INDEX ix_tables_listed ON tables (visibility, stage, changed);

CREATE UNIQUE INDEX uq_tables_command ON tables (command, host);

CREATE TABLE deals (
    "table" VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    seats JSON NOT NULL,
    facts JSON NOT NULL,
    CONSTRAINT pk_deals PRIMARY KEY ("table", number),
    CONSTRAINT fk_deals_table FOREIGN KEY("table") REFERENCES tables (id)
);

CREATE INDEX ix_deals_ended ON deals (ended);

CREATE TABLE due (
    "table" VARCHAR(32) NOT NULL,
    task VARCHAR(20) NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_due PRIMARY KEY ("table", task),
    CONSTRAINT fk_due_table FOREIGN KEY("table") REFERENCES tables (id)
);

CREATE INDEX ix_due_at ON due (at);

CREATE TABLE events (
    "table" VARCHAR(32) NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    player INTEGER,
    who VARCHAR(32),
    command VARCHAR(64),
    event TEXT NOT NULL,
    chain BLOB NOT NULL,
    CONSTRAINT pk_events PRIMARY KEY ("table", seq),
    CONSTRAINT fk_events_table FOREIGN KEY("table") REFERENCES tables (id)
);

CREATE UNIQUE INDEX uq_events_command ON events ("table", who, command);

CREATE TABLE members (
    "table" VARCHAR(32) NOT NULL,
    person VARCHAR(32) NOT NULL,
    player INTEGER NOT NULL,
    since BIGINT NOT NULL,
    "left" BIGINT,
    CONSTRAINT pk_members PRIMARY KEY ("table", person),
    CONSTRAINT fk_members_table FOREIGN KEY("table") REFERENCES tables (id)
);

CREATE INDEX ix_members_person ON members (person);

CREATE TABLE tokens (
    id VARCHAR(32) NOT NULL,
    hash BLOB NOT NULL,
    person VARCHAR(32) NOT NULL,
    name VARCHAR(60) NOT NULL,
    scopes JSON NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT,
    CONSTRAINT pk_tokens PRIMARY KEY (id),
    CONSTRAINT fk_tokens_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE,
    CONSTRAINT uq_tokens_hash UNIQUE (hash)
);

CREATE INDEX ix_tokens_person ON tokens (person);

INSERT INTO alembic_version VALUES ('0001');
