-- CreateTable
CREATE TABLE "Puzzle" (
    "id" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "size" TEXT,
    "date" TEXT,
    "side" INTEGER NOT NULL,
    "board" TEXT NOT NULL,
    "red" INTEGER[],
    "rack" TEXT NOT NULL,
    "solutions" TEXT[],
    "effort" DOUBLE PRECISION NOT NULL,
    "form" TEXT,
    "ownerId" TEXT,
    "ownerKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Puzzle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "puzzleId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "steps" INTEGER NOT NULL DEFAULT 0,
    "state" JSONB NOT NULL,
    "solvedAs" TEXT,
    "beganAt" TIMESTAMPTZ(3) NOT NULL,
    "movedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("puzzleId","playerId")
);

-- CreateTable
CREATE TABLE "AttemptReceipt" (
    "puzzleId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "does" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "answer" JSONB NOT NULL,

    CONSTRAINT "AttemptReceipt_pkey" PRIMARY KEY ("puzzleId","playerId","does","key")
);

-- CreateTable
CREATE TABLE "Secret" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "Secret_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "Puzzle_form_key" ON "Puzzle"("form");

-- CreateIndex
CREATE INDEX "Puzzle_ownerId_level_size_idx" ON "Puzzle"("ownerId", "level", "size");

-- CreateIndex
CREATE UNIQUE INDEX "Puzzle_date_level_key" ON "Puzzle"("date", "level");

-- CreateIndex
CREATE UNIQUE INDEX "Puzzle_ownerId_ownerKey_key" ON "Puzzle"("ownerId", "ownerKey");

-- CreateIndex
CREATE INDEX "Attempt_playerId_movedAt_idx" ON "Attempt"("playerId", "movedAt");

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_puzzleId_fkey" FOREIGN KEY ("puzzleId") REFERENCES "Puzzle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptReceipt" ADD CONSTRAINT "AttemptReceipt_puzzleId_playerId_fkey" FOREIGN KEY ("puzzleId", "playerId") REFERENCES "Attempt"("puzzleId", "playerId") ON DELETE CASCADE ON UPDATE CASCADE;
