package tandem.models;

import java.util.Objects;
import jdk.tandem.Library;

/** Static methods of {@code java.lang.String}. */
public final class Strings {
    public static String join(CharSequence separator, CharSequence[] parts) {
        Objects.requireNonNull(separator);
        Objects.requireNonNull(parts);
        boolean areStrings = separator instanceof String;
        for (int i = 0; i < parts.length; i++) {
            areStrings &= parts[i] == null || parts[i] instanceof String;
        }
        if (!areStrings) {
            // What is no string is asked for its text, and may do anything then.
            return (String) Library.anything(17, separator, parts, null);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) {
                text.append((String) separator);
            }
            text.append((String) parts[i]);
        }
        return text.toString();
    }
}
