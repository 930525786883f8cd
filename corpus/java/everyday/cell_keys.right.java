import java.util.Set;

class Board {
    static final class Cell {
        final int row;
        final int column;

        Cell(int row, int column) {
            this.row = row;
            this.column = column;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Cell other && other.row == row && other.column == column;
        }

        @Override
        public int hashCode() {
            return row * 31 + column;
        }
    }

    static boolean isTaken(Set<Cell> taken, int row, int column) {
        return taken.contains(new Cell(row, column));
    }
}
