-- CreateEnum
CREATE TYPE "Mode" AS ENUM ('online', 'computer', 'local');

-- CreateEnum
CREATE TYPE "GameStatus" AS ENUM ('waiting', 'playing', 'finished', 'cancelled');

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "name" TEXT,
    "recoveryHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Device" (
    "tokenHash" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Device_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Game" (
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "mode" "Mode" NOT NULL,
    "options" JSONB NOT NULL,
    "status" "GameStatus" NOT NULL,
    "makerId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "seed" TEXT NOT NULL,
    "seedHash" TEXT NOT NULL,
    "toAct" INTEGER[],
    "deadlineAt" TIMESTAMPTZ(3),
    "givenBack" INTEGER NOT NULL DEFAULT 0,
    "outcome" JSONB,
    "snapshot" JSONB,
    "snapshotSeq" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "movedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "Seat" (
    "code" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "playerId" TEXT,
    "name" TEXT,
    "computer" TEXT,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("code","index")
);

-- CreateTable
CREATE TABLE "Event" (
    "code" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("code","seq")
);

-- CreateTable
CREATE TABLE "Receipt" (
    "code" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,

    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("code","seat","key")
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Player_recoveryHash_key" ON "Player"("recoveryHash");

-- CreateIndex
CREATE INDEX "Device_playerId_idx" ON "Device"("playerId");

-- CreateIndex
CREATE INDEX "Game_deadlineAt_idx" ON "Game"("deadlineAt");

-- CreateIndex
CREATE INDEX "Seat_playerId_idx" ON "Seat"("playerId");

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_code_fkey" FOREIGN KEY ("code") REFERENCES "Game"("code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_code_fkey" FOREIGN KEY ("code") REFERENCES "Game"("code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Receipt" ADD CONSTRAINT "Receipt_code_fkey" FOREIGN KEY ("code") REFERENCES "Game"("code") ON DELETE CASCADE ON UPDATE CASCADE;
