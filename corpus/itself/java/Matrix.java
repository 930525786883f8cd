import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** Matrices of doubles with value semantics. */
public final class Matrix {
    private final int rows;
    private final int columns;
    private final double[][] cells;

    public Matrix(int rows, int columns) {
        if (rows <= 0 || columns <= 0) {
            throw new IllegalArgumentException(rows + "x" + columns);
        }
        this.rows = rows;
        this.columns = columns;
        this.cells = new double[rows][columns];
    }

    public static Matrix of(double[][] values) {
        Matrix m = new Matrix(values.length, values[0].length);
        for (int r = 0; r < m.rows; r++) {
            if (values[r].length != m.columns) {
                throw new IllegalArgumentException("row " + r);
            }
            System.arraycopy(values[r], 0, m.cells[r], 0, m.columns);
        }
        return m;
    }

    public static Matrix identity(int n) {
        Matrix m = new Matrix(n, n);
        for (int i = 0; i < n; i++) {
            m.cells[i][i] = 1;
        }
        return m;
    }

    public static Matrix random(int rows, int columns, long seed) {
        Random random = new Random(seed);
        Matrix m = new Matrix(rows, columns);
        for (double[] row : m.cells) {
            for (int c = 0; c < columns; c++) {
                row[c] = random.nextDouble();
            }
        }
        return m;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public double get(int row, int column) {
        return cells[row][column];
    }

    public Matrix with(int row, int column, double value) {
        Matrix copy = copy();
        copy.cells[row][column] = value;
        return copy;
    }

    public Matrix copy() {
        Matrix m = new Matrix(rows, columns);
        for (int r = 0; r < rows; r++) {
            m.cells[r] = cells[r].clone();
        }
        return m;
    }

    public Matrix map(DoubleUnaryOperator f) {
        Matrix m = new Matrix(rows, columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                m.cells[r][c] = f.applyAsDouble(cells[r][c]);
            }
        }
        return m;
    }

    public Matrix combine(Matrix other, DoubleBinaryOperator f) {
        requireSameShape(other);
        Matrix m = new Matrix(rows, columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                m.cells[r][c] = f.applyAsDouble(cells[r][c], other.cells[r][c]);
            }
        }
        return m;
    }

    private void requireSameShape(Matrix other) {
        if (rows != other.rows || columns != other.columns) {
            throw new IllegalArgumentException("shapes differ");
        }
    }

    public Matrix plus(Matrix other) {
        return combine(other, Double::sum);
    }

    public Matrix minus(Matrix other) {
        return combine(other, (a, b) -> a - b);
    }

    public Matrix times(double factor) {
        return map(x -> x * factor);
    }

    public Matrix times(Matrix other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException("shapes do not fit");
        }
        Matrix m = new Matrix(rows, other.columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < other.columns; c++) {
                double sum = 0;
                for (int k = 0; k < columns; k++) {
                    sum += cells[r][k] * other.cells[k][c];
                }
                m.cells[r][c] = sum;
            }
        }
        return m;
    }

    public Matrix transposed() {
        Matrix m = new Matrix(columns, rows);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                m.cells[c][r] = cells[r][c];
            }
        }
        return m;
    }

    public double trace() {
        double sum = 0;
        for (int i = 0; i < Math.min(rows, columns); i++) {
            sum += cells[i][i];
        }
        return sum;
    }

    public double determinant() {
        if (rows != columns) {
            throw new IllegalStateException("not square");
        }
        double[][] a = copy().cells;
        double result = 1;
        for (int i = 0; i < rows; i++) {
            int pivot = i;
            for (int r = i + 1; r < rows; r++) {
                if (Math.abs(a[r][i]) > Math.abs(a[pivot][i])) {
                    pivot = r;
                }
            }
            if (a[pivot][i] == 0) {
                return 0;
            }
            if (pivot != i) {
                double[] saved = a[i];
                a[i] = a[pivot];
                a[pivot] = saved;
                result = -result;
            }
            result *= a[i][i];
            for (int r = i + 1; r < rows; r++) {
                double factor = a[r][i] / a[i][i];
                for (int c = i; c < columns; c++) {
                    a[r][c] -= factor * a[i][c];
                }
            }
        }
        return result;
    }

    public Matrix power(int exponent) {
        if (exponent < 0) {
            throw new IllegalArgumentException("negative exponent");
        }
        Matrix result = identity(rows);
        Matrix base = this;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result = result.times(base);
            }
            base = base.times(base);
            exponent >>= 1;
        }
        return result;
    }

    public boolean isSymmetric() {
        if (rows != columns) {
            return false;
        }
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < r; c++) {
                if (cells[r][c] != cells[c][r]) {
                    return false;
                }
            }
        }
        return true;
    }

    static int argmax(double[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[best]) {
                best = i;
            }
        }
        return best;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Matrix && Arrays.deepEquals(cells, ((Matrix) other).cells);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(cells);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (double[] row : cells) {
            text.append(Arrays.toString(row)).append(System.lineSeparator());
        }
        return text.toString();
    }
}
