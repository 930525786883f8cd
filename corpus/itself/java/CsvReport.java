import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads comma-separated values and prints sums by column. */
public class CsvReport {
    static class ParseException extends IOException {
        final int line;

        ParseException(int line, String message) {
            super("line " + line + ": " + message);
            this.line = line;
        }
    }

    /** A table with named columns. */
    static class Table {
        private final List<String> header;
        private final List<List<String>> rows = new ArrayList<>();
        private final Map<String, Integer> places = new HashMap<>();

        Table(List<String> header) {
            this.header = header;
            for (int i = 0; i < header.size(); i++) {
                places.put(header.get(i), i);
            }
        }

        void add(List<String> row) {
            rows.add(row);
        }

        int size() {
            return rows.size();
        }

        List<String> header() {
            return header;
        }

        int column(String name) {
            Integer place = places.get(name);
            return place == null ? -1 : place;
        }

        String get(int row, String column) {
            int place = column(column);
            List<String> cells = rows.get(row);
            return place < 0 || place >= cells.size() ? "" : cells.get(place);
        }

        double sum(String column) {
            double sum = 0;
            for (int i = 0; i < rows.size(); i++) {
                String text = get(i, column).trim();
                if (!text.isEmpty()) {
                    sum += Double.parseDouble(text);
                }
            }
            return sum;
        }

        Map<String, Integer> countBy(String column) {
            Map<String, Integer> counts = new TreeMap<>();
            for (int i = 0; i < rows.size(); i++) {
                counts.merge(get(i, column), 1, Integer::sum);
            }
            return counts;
        }

        Map<String, Double> sumBy(String key, String value) {
            Map<String, Double> sums = new LinkedHashMap<>();
            for (int i = 0; i < rows.size(); i++) {
                String text = get(i, value);
                double number = text.isEmpty() ? 0 : Double.parseDouble(text);
                sums.put(get(i, key), sums.getOrDefault(get(i, key), 0.0) + number);
            }
            return sums;
        }
    }

    enum State { START, PLAIN, QUOTED, QUOTE_SEEN }

    static List<String> split(String line, char separator, int number) throws ParseException {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        State state = State.START;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            switch (state) {
                case START:
                    if (c == '"') {
                        state = State.QUOTED;
                        break;
                    }
                    state = State.PLAIN;
                    // falls through
                case PLAIN:
                    if (c == separator) {
                        fields.add(field.toString());
                        field.setLength(0);
                        state = State.START;
                    } else {
                        field.append(c);
                    }
                    break;
                case QUOTED:
                    if (c == '"') {
                        state = State.QUOTE_SEEN;
                    } else {
                        field.append(c);
                    }
                    break;
                case QUOTE_SEEN:
                    if (c == '"') {
                        field.append('"');
                        state = State.QUOTED;
                    } else if (c == separator) {
                        fields.add(field.toString());
                        field.setLength(0);
                        state = State.START;
                    } else {
                        throw new ParseException(number, "text after a quote");
                    }
                    break;
                default:
                    throw new AssertionError(state);
            }
        }
        if (state == State.QUOTED) {
            throw new ParseException(number, "missing quote");
        }
        fields.add(field.toString());
        return fields;
    }

    static Table read(Reader source, char separator) throws IOException {
        try (BufferedReader reader = new BufferedReader(source)) {
            String line = reader.readLine();
            if (line == null) {
                throw new ParseException(1, "no header");
            }
            Table table = new Table(split(line, separator, 1));
            int number = 1;
            while ((line = reader.readLine()) != null) {
                number++;
                if (line.isBlank()) {
                    continue;
                }
                List<String> row = split(line, separator, number);
                if (row.size() > table.header().size()) {
                    throw new ParseException(number, "too many fields");
                }
                table.add(row);
            }
            return table;
        }
    }

    static Table parse(String text) {
        try {
            return read(new StringReader(text), ',');
        } catch (IOException e) {
            throw new IllegalArgumentException(e);
        }
    }

    static String quote(String field, char separator) {
        boolean needed = field.indexOf(separator) >= 0 || field.indexOf('"') >= 0 || field.contains("\n");
        return needed ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }

    static String join(List<String> fields, char separator) {
        StringBuilder line = new StringBuilder();
        for (String field : fields) {
            if (line.length() > 0) {
                line.append(separator);
            }
            line.append(quote(field, separator));
        }
        return line.toString();
    }

    static boolean isNumber(String text) {
        int i = 0;
        int digits = 0;
        boolean point = false;
        if (i < text.length() && (text.charAt(i) == '-' || text.charAt(i) == '+')) {
            i++;
        }
        for (; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                digits++;
            } else if (c == '.' && !point) {
                point = true;
            } else {
                return false;
            }
        }
        return digits > 0;
    }

    static int[] widths(Table table) {
        int[] widths = new int[table.header().size()];
        for (int c = 0; c < widths.length; c++) {
            widths[c] = table.header().get(c).length();
            for (int r = 0; r < table.size(); r++) {
                widths[c] = Math.max(widths[c], table.get(r, table.header().get(c)).length());
            }
        }
        return widths;
    }

    static void print(Table table, PrintStream out) {
        int[] widths = widths(table);
        for (int r = 0; r < table.size(); r++) {
            for (int c = 0; c < widths.length; c++) {
                String cell = table.get(r, table.header().get(c));
                out.print(cell);
                for (int i = cell.length(); i <= widths[c]; i++) {
                    out.print(' ');
                }
            }
            out.println();
        }
    }

    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("usage: CsvReport FILE COLUMN...");
            System.exit(2);
        }
        Path file = Paths.get(args[0]);
        Table table = read(Files.newBufferedReader(file), ',');
        print(table, System.out);
        for (String column : Arrays.asList(args).subList(1, args.length)) {
            System.out.printf("%s: %.2f%n", column, table.sum(column));
        }
    }
}
